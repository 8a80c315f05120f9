import type { FieldOf, TransactionField } from '#shared/contract/transaction-fields.ts';
import type { Note, NoteTable } from './note-table.ts';

const SUM = { description: "In major units of the user's currency." };
const CALENDAR_DAY = { description: 'A calendar day.' };
const ONE_TRANSACTION = '01932f4e-8c00-7abc-8def-0123456789ab';

/** The fields that mean the same in expenses and incomes. */
export const FIELD_NOTES: Record<Exclude<TransactionField, FieldOf<'amount' | 'category'>>, Note> = {
  description: {
    description: 'One line; spaces around it are dropped.',
    examples: ['Coffee with Marta'],
  },
  date: { description: 'A calendar day, at most one year ahead.', examples: ['2026-11-21'] },
  note: { description: 'Of several lines. An empty one clears it.', examples: ['Paid in cash'] },
  tags: {
    description:
      'Without commas and vertical bars. Of tags that differ in case or accents only, the first stays.',
    examples: [['home', 'trip 2026']],
  },
};

/** Expenses, incomes, the history of both, and the sums made of them. */
export const TRANSACTION_NOTES: NoteTable = {
  input: [
    {
      on: [
        'GET /api/v1/expenses/:id',
        'PATCH /api/v1/expenses/:id',
        'DELETE /api/v1/expenses/:id',
        'GET /api/v1/incomes/:id',
        'PATCH /api/v1/incomes/:id',
        'DELETE /api/v1/incomes/:id',
      ],
      fields: { id: { description: 'The id of the transaction.', examples: [ONE_TRANSACTION] } },
    },
    {
      on: ['POST /api/v1/expenses', 'POST /api/v1/incomes'],
      fields: {
        id: {
          description:
            'A UUID of version 7 that you make, so that a repeated request adds nothing; without it the server makes one.',
          examples: [ONE_TRANSACTION],
        },
      },
    },
    {
      on: ['POST /api/v1/expenses'],
      fields: {
        category: { description: "A category of expenses, fixed or own; without one it is 'uncategorized'." },
      },
    },
    {
      on: ['POST /api/v1/expenses', 'PATCH /api/v1/expenses/:id'],
      fields: {
        amount: {
          description:
            "In major units, with at most the decimals of the user's currency. One below 0 is a refund: it lowers the totals of its category.",
          examples: [25.5],
        },
      },
    },
    {
      on: ['POST /api/v1/incomes', 'PATCH /api/v1/incomes/:id'],
      fields: {
        amount: {
          description: "In major units, with at most the decimals of the user's currency.",
          examples: [25.5],
        },
      },
    },
    {
      on: ['POST /api/v1/incomes'],
      fields: {
        category: { description: "A category of incomes, fixed or own; without one it is 'uncategorized'." },
      },
    },
    {
      on: [
        'POST /api/v1/expenses',
        'PATCH /api/v1/expenses/:id',
        'POST /api/v1/incomes',
        'PATCH /api/v1/incomes/:id',
      ],
      fields: FIELD_NOTES,
    },
    {
      on: [
        'GET /api/v1/expenses',
        'GET /api/v1/expenses/total',
        'GET /api/v1/incomes',
        'GET /api/v1/incomes/total',
        'GET /api/v1/transactions',
        'GET /api/v1/transactions/totals',
        'GET /api/v1/transactions/spelling',
        'GET /api/v1/transactions.csv',
        'GET /api/v1/summary',
        'GET /api/v1/summary/categories',
        'GET /api/v1/summary/daily',
      ],
      fields: {
        from: { description: 'First day of the period, included.', examples: ['2026-11-01'] },
        to: { description: 'Last day of the period, included.', examples: ['2026-11-30'] },
      },
    },
    {
      on: ['GET /api/v1/expenses', 'GET /api/v1/incomes', 'GET /api/v1/transactions'],
      fields: {
        limit: {
          description:
            'The largest number of transactions to answer; without it, the page size of the settings.',
          examples: [10],
        },
        cursor: { description: 'The nextCursor of the page before.' },
      },
    },
    {
      on: ['GET /api/v1/transactions/recent'],
      fields: {
        limit: {
          description: 'The largest number of transactions to answer; without it, 5.',
          examples: [10],
        },
      },
    },
    {
      on: ['GET /api/v1/expenses', 'GET /api/v1/incomes'],
      fields: {
        order: {
          description: "'date' for newest first; any other value for the order of ids.",
          examples: ['date'],
        },
      },
    },
  ],
  output: [
    {
      on: ['Transaction'],
      fields: {
        id: { description: 'A UUID of version 7.' },
        amount: SUM,
        date: CALENDAR_DAY,
        groupId: { description: 'The same for all parts of a split purchase; null for others.' },
        createdAt: { description: 'When it was recorded, in UTC.' },
        updatedAt: { description: 'When it was last changed, in UTC.' },
      },
    },
    {
      on: ['POST /api/v1/expenses', 'POST /api/v1/incomes'],
      fields: { id: { description: 'The id that was sent, or the one that the server made.' } },
    },
    {
      on: ['GET /api/v1/expenses', 'GET /api/v1/incomes', 'GET /api/v1/transactions'],
      fields: {
        nextCursor: { description: 'Send it as cursor for the next page; null on the last one.' },
      },
    },
    { on: ['GET /api/v1/expenses/total', 'GET /api/v1/incomes/total'], fields: { total: SUM } },
    {
      on: ['Summary', 'Summary.previous'],
      fields: {
        income: SUM,
        expenses: SUM,
        balance: { description: 'Income less expenses.' },
        'period.from': { description: 'First day, included.' },
        'period.to': { description: 'Last day, included.' },
      },
    },
    {
      on: ['Summary'],
      fields: {
        previous: {
          description:
            'The period before, of the same length; while this one has not ended, only up to the same day of it.',
        },
        firstDay: {
          description:
            'The day of the first transaction of all; null without any. A period before it has no data.',
        },
        categories: { description: 'Expenses by category, largest first.' },
        daily: { description: 'Every day of the period in order; days without transactions are zeros.' },
        recent: {
          description:
            'The latest transactions of both types, newest first; of each split purchase one part.',
        },
        recentGroups: { description: 'The split purchases among them, with all of their parts.' },
        recentUpToToday: {
          description:
            'The latest transactions that are not dated later than today, and their split purchases; missing if `recent` has none that are later.',
        },
      },
    },
    {
      on: ['Summary.categories', 'GET /api/v1/summary/categories'],
      fields: {
        name: { description: 'The id of a category of expenses.' },
        value: { description: "The sum of its expenses, in major units of the user's currency." },
      },
    },
    {
      on: ['Summary.daily', 'GET /api/v1/summary/daily'],
      fields: { date: CALENDAR_DAY, income: SUM, expenses: SUM },
    },
  ],
};
