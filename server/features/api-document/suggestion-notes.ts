import type { NoteTable } from './note-table.ts';

const SUGGESTIONS = 'GET /api/v1/recurring/suggestions';
const MAJOR_UNITS = "In major units of the user's currency.";

/** What seems to repeat in the transactions. */
export const SUGGESTION_NOTES: NoteTable = {
  input: [
    {
      on: ['DELETE /api/v1/recurring/suggestions/:key'],
      fields: { key: { description: 'The key of the suggestion.', examples: ['q3vH1_0aZ9kLm2nB7xYwUe'] } },
    },
    {
      on: ['PUT /api/v1/recurring/suggestions/:key'],
      fields: {
        key: { description: 'The key of the suggestion.', examples: ['q3vH1_0aZ9kLm2nB7xYwUe'] },
        decision: {
          description:
            'confirmed ones are sure from now on; dismissed and ended ones are never listed again.',
          examples: ['dismissed'],
        },
      },
    },
  ],
  output: [
    {
      on: [SUGGESTIONS],
      fields: {
        'items.key': { description: 'Stays the same while the series grows.' },
        'items.name': { description: 'What most of the last transactions are called.' },
        'items.amount': { description: `Expected next. ${MAJOR_UNITS}` },
        'items.isEstimate': { description: 'Whether the amounts differ.' },
        'items.nextDay': {
          description:
            'The next day that nothing is recorded for; of an ended one, the day on which nothing came.',
        },
        'items.status': { description: 'late: one is overdue; ended: by more than a period.' },
        'items.confidence': { description: 'From 0.5 to 1; below 0.8 it is right about half of the time.' },
        'items.count': { description: 'How many transactions it has.' },
        'items.change': { description: 'The last change of a fixed amount, or null.' },
        'items.change.from': { description: MAJOR_UNITS },
        'items.change.to': { description: MAJOR_UNITS },
        'items.change.day': { description: 'The first day of the new amount.' },
        'items.transactionIds': { description: 'The oldest first.' },
      },
    },
  ],
};
