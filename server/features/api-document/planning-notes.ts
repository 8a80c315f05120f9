import type { NoteTable } from './note-table.ts';

const ONE_GOAL = '01932f4e-8c00-7abc-8def-0123456789ab';
const ONE_ENTRY = '01932f4e-9d00-7abc-8def-0123456789ab';
const NAMING = 'if months start on day 15 or later, it is named after the month in which it ends';
const OWN_ID =
  'A UUID of version 7 that you make, so that a repeated request adds nothing; without it the server makes one.';

/** Budgets and goals. */
export const PLANNING_NOTES: NoteTable = {
  input: [
    {
      on: ['GET /api/v1/budgets', 'GET /api/v1/budgets/suggestions'],
      fields: {
        month: {
          description: `A budget month, the current one by default; ${NAMING}.`,
          examples: ['2026-11'],
        },
      },
    },
    {
      on: ['PUT /api/v1/budgets/:category', 'GET /api/v1/budgets/:category/amounts'],
      fields: {
        category: {
          description: 'An expense category, or `*` for all expenses.',
          examples: ['food'],
        },
      },
    },
    {
      on: ['PUT /api/v1/budgets/:category'],
      fields: {
        month: { description: `A budget month; ${NAMING}.`, examples: ['2026-11'] },
        amount: {
          description: "In major units of the user's currency; null ends the budget.",
          examples: [250],
        },
        rollover: {
          description:
            'What a month takes from the one before it: nothing, what was left, or also what was overspent.',
          examples: ['none'],
        },
        scope: {
          description: 'From the month on, in the place of what was set for later, or for that month only.',
          examples: ['onwards'],
        },
      },
    },
    {
      on: ['POST /api/v1/budgets/copy'],
      fields: {
        from: { description: 'The budget month to copy.', examples: ['2026-10'] },
        to: {
          description: 'The budget month that gets its budgets; those of other categories stay.',
          examples: ['2026-11'],
        },
      },
    },
    {
      on: ['POST /api/v1/goals'],
      fields: { id: { description: OWN_ID, examples: [ONE_GOAL] } },
    },
    {
      on: ['POST /api/v1/goals', 'PATCH /api/v1/goals/:id'],
      fields: {
        name: { description: 'One line.', examples: ['Holiday'] },
        target: { description: "In major units of the user's currency.", examples: [1200] },
        day: { description: 'When it should be reached; null for any time.', examples: ['2027-06-30'] },
      },
    },
    {
      on: [
        'PATCH /api/v1/goals/:id',
        'DELETE /api/v1/goals/:id',
        'GET /api/v1/goals/:id/entries',
        'POST /api/v1/goals/:id/entries',
        'DELETE /api/v1/goals/:id/entries/:entryId',
      ],
      fields: { id: { description: 'The id of the goal.', examples: [ONE_GOAL] } },
    },
    {
      on: ['DELETE /api/v1/goals/:id/entries/:entryId'],
      fields: { entryId: { description: 'The id of the entry.', examples: [ONE_ENTRY] } },
    },
    {
      on: ['POST /api/v1/goals/:id/entries'],
      fields: {
        amount: {
          description: "In major units of the user's currency; negative if it is taken out, and never 0.",
          examples: [100],
        },
        day: { description: 'When it was put aside.', examples: ['2026-11-20'] },
      },
    },
  ],
  output: [
    {
      on: ['GET /api/v1/budgets'],
      fields: {
        month: { description: 'The budget month.' },
        daysElapsed: { description: 'Its days up to today; 0 before it, all after it.' },
        spent: { description: 'All expenses of the month.' },
        unbudgeted: { description: 'Those in categories without a budget.' },
        'items.category': { description: 'The id of an expense category, or `*` for all expenses.' },
        'items.amount': { description: 'For the month, without what was carried over.' },
        'items.fromMonth': { description: 'The month from which this amount holds.' },
        'items.carried': { description: 'From the months before; negative where they were overspent.' },
        'items.left': { description: 'amount + carried − spent.' },
        'items.coming': { description: 'Recurring expenses that are still to come in the month.' },
        'items.leftPerDay': {
          description:
            'What is left after those, for each day from today to the end; null in a month that is not the current one.',
        },
      },
    },
    {
      on: ['GET /api/v1/budgets/:category/amounts'],
      fields: {
        'items.fromMonth': { description: 'The month from which this amount holds.' },
        'items.amount': { description: 'For each month; null from where there is no budget.' },
      },
    },
    {
      on: ['GET /api/v1/budgets/suggestions'],
      fields: {
        'items.amount': {
          description:
            'The median of the six months before; those before the first expense of the category do not count.',
        },
        'items.months': { description: 'The months with expenses, of those six.' },
      },
    },
    {
      on: ['GET /api/v1/budgets/alerts'],
      fields: { 'items.level': { description: 'The percentage of the budget that was reached.' } },
    },
    {
      on: ['POST /api/v1/budgets/copy'],
      fields: { copied: { description: 'How many budgets the month got.' } },
    },
  ],
};
