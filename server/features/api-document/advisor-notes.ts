import type { NoteTable } from './note-table.ts';

/** Questions to the advisor, and the facts of its answers. */
export const ADVISOR_NOTES: NoteTable = {
  input: [
    {
      on: ['POST /api/v1/advisor/ask'],
      fields: {
        question: {
          description:
            'One line in English or Spanish. It may be left out if `previous` says everything, after a part of it was changed.',
          examples: ['How much did I spend on food last month?'],
        },
        previous: {
          description: 'What the last answer understood, so that “and in May?” can follow.',
          examples: [{ intent: 'spend.total', slots: { category: 'food' } }],
        },
        language: {
          description: 'Of the answer; without it, that of the question, or of the profile.',
        },
        useModel: {
          description:
            'Lets the language model of the installation, if it has one, read this question where nothing else could.',
        },
      },
    },
  ],
  output: [
    {
      on: ['POST /api/v1/advisor/ask'],
      fields: {
        'sentence.factId': { description: 'The fact of the number in this piece.' },
        'facts.value': {
          description:
            "Money in major units of the user's currency, a percentage as 12.5, a date as `yyyyMMdd`.",
        },
        'facts.filter': {
          description: 'The query of `GET /api/v1/transactions/totals` that finds the same transactions.',
        },
        'facts.formula': { description: 'How it follows from other facts, such as `f1 - f2`.' },
        'facts.source': { description: 'Its place in the answer of another route.' },
      },
    },
  ],
};
