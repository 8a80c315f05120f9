import type { NoteTable } from './note-table.ts';

const SUGGESTIONS = 'GET /api/v1/recurring/suggestions';
const MAJOR_UNITS = "In major units of the user's currency.";

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
            'A confirmed suggestion counts as certain; a dismissed or ended one is never listed again.',
          examples: ['dismissed'],
        },
      },
    },
  ],
  output: [
    {
      on: [SUGGESTIONS],
      fields: {
        'items.key': { description: 'The key; it stays the same when further transactions come.' },
        'items.name': { description: 'The description of most of the latest transactions.' },
        'items.amount': { description: `The expected next amount. ${MAJOR_UNITS}` },
        'items.isEstimate': { description: 'Whether the amount differs each time.' },
        'items.nextDay': {
          description:
            'The next expected day without a transaction; for an ended suggestion the day on which nothing came.',
        },
        'items.status': {
          description: 'late: a transaction is overdue; ended: it is overdue by more than a period.',
        },
        'items.confidence': {
          description: 'From 0.5 to 1; a suggestion below 0.8 is right about half of the time.',
        },
        'items.count': { description: 'The number of its transactions.' },
        'items.change': { description: 'The last change of a fixed amount, or null.' },
        'items.change.from': { description: MAJOR_UNITS },
        'items.change.to': { description: MAJOR_UNITS },
        'items.change.day': { description: 'The first day of the new amount.' },
        'items.transactionIds': { description: 'The ids of its transactions, the oldest first.' },
      },
    },
  ],
};
