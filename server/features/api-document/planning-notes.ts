import { ONE_ID, OWN_ID, type NoteTable } from './note-table.ts';

const ONE_ENTRY = '01932f4e-9d00-7abc-8def-0123456789ab';
const NAMING = 'a month that starts on day 15 or later has the name of the month in which it ends';

/** Notes on budgets and goals. */
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
            'The carry-over from the previous month: nothing, the money left, or also overspending.',
          examples: ['none'],
        },
        scope: {
          description:
            'Whether the amount holds from the month on and replaces later amounts, or for that month only.',
          examples: ['onwards'],
        },
      },
    },
    {
      on: ['POST /api/v1/budgets/copy'],
      fields: {
        from: { description: 'The budget month to copy.', examples: ['2026-10'] },
        to: {
          description: 'The budget month that gets the copies; its budgets of other categories stay.',
          examples: ['2026-11'],
        },
      },
    },
    {
      on: ['POST /api/v1/goals'],
      fields: { id: { description: OWN_ID, examples: [ONE_ID] } },
    },
    {
      on: ['POST /api/v1/goals', 'PATCH /api/v1/goals/:id'],
      fields: {
        name: { description: 'One line.', examples: ['Holiday'] },
        target: { description: "In major units of the user's currency.", examples: [1200] },
        day: {
          description: 'The day by which the goal should be reached; null for any time.',
          examples: ['2027-06-30'],
        },
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
      fields: { id: { description: 'The id of the goal.', examples: [ONE_ID] } },
    },
    {
      on: ['DELETE /api/v1/goals/:id/entries/:entryId'],
      fields: { entryId: { description: 'The id of the entry.', examples: [ONE_ENTRY] } },
    },
    {
      on: ['POST /api/v1/goals/:id/entries'],
      fields: {
        amount: {
          description:
            "In major units of the user's currency; negative for money that is taken out, and never 0.",
          examples: [100],
        },
        day: { description: 'The day on which the money was put aside.', examples: ['2026-11-20'] },
      },
    },
  ],
  output: [
    {
      on: ['GET /api/v1/budgets'],
      fields: {
        month: { description: 'The budget month.' },
        daysElapsed: {
          description: 'The number of its days up to today; 0 before the month, all of them after it.',
        },
        spent: { description: 'All expenses of the month.' },
        unbudgeted: { description: 'The expenses in categories without a budget.' },
        'items.category': { description: 'The id of an expense category, or `*` for all expenses.' },
        'items.amount': { description: 'The budget of the month, without the amount that was carried over.' },
        'items.fromMonth': { description: 'The month from which this amount holds.' },
        'items.carried': { description: 'The amount from earlier months; negative if they were overspent.' },
        'items.left': { description: 'amount + carried − spent.' },
        'items.coming': { description: 'The sum of recurring expenses that are still to come in the month.' },
        'items.leftPerDay': {
          description:
            'The amount left after the coming expenses, for each day from today to the end; null unless the month is the current one.',
        },
      },
    },
    {
      on: ['GET /api/v1/budgets/:category/amounts'],
      fields: {
        'items.fromMonth': { description: 'The month from which this amount holds.' },
        'items.amount': { description: 'The budget of each month from then on; null for no budget.' },
      },
    },
    {
      on: ['GET /api/v1/budgets/suggestions'],
      fields: {
        'items.amount': {
          description:
            'The median of the previous six months, without months before the category’s first expense.',
        },
        'items.months': { description: 'The number of those six months that have expenses.' },
      },
    },
    {
      on: ['GET /api/v1/budgets/alerts'],
      fields: { 'items.level': { description: 'The percentage of the budget that was reached.' } },
    },
    {
      on: ['POST /api/v1/budgets/copy'],
      fields: { copied: { description: 'The number of copied budgets.' } },
    },
  ],
};
