import type { NoteTable } from './note-table.ts';

export const ADVISOR_NOTES: NoteTable = {
  input: [
    {
      on: ['POST /api/v1/advisor/ask'],
      fields: {
        question: {
          description: 'One line in English or Spanish. Leave it out to ask again with a changed `previous`.',
          examples: ['How much did I spend on food last month?'],
        },
        previous: {
          description: 'The `understood` part of the last answer; lets “and in May?” refer to it.',
          examples: [{ intent: 'spend.total', slots: { category: 'food' } }],
        },
        language: {
          description:
            'The language of the answer; the default is the language of the question, else of the profile.',
        },
        useModel: {
          description:
            'Lets the installation’s language model, if it has one, read a question that the advisor cannot read.',
        },
      },
    },
  ],
  output: [
    {
      on: ['POST /api/v1/advisor/ask'],
      fields: {
        'sentence.factId': { description: 'The id of the fact whose number this piece shows.' },
        'facts.value': {
          description:
            "Money in major units of the user's currency, a percentage as 12.5, a date as `yyyyMMdd`.",
        },
        'facts.filter': {
          description: 'The query of `GET /api/v1/transactions/totals` that finds the same transactions.',
        },
        'facts.formula': { description: 'How the value is computed from other facts, such as `f1 - f2`.' },
        'facts.source': { description: 'The path of the value in the response of another endpoint.' },
      },
    },
  ],
};
