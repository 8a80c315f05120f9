import type { FieldOf, TransactionField } from '#shared/contract/transaction-fields.ts';
import {
  CALENDAR_DAY,
  CURSOR,
  MAJOR_UNITS,
  NEXT_CURSOR,
  ONE_ID,
  OWN_ID,
  UUID,
  type Note,
  type NoteTable,
} from './note-table.ts';

/** Notes on the fields that mean the same for expenses and incomes. */
export const FIELD_NOTES: Record<Exclude<TransactionField, FieldOf<'amount' | 'category'>>, Note> = {
  description: {
    description: 'One line; spaces around it are removed.',
    examples: ['Coffee with Marta'],
  },
  date: { description: 'A calendar day, at most one year ahead.', examples: ['2026-11-21'] },
  account: {
    description: "The id of one of the user's accounts. An empty text is no account.",
    examples: [''],
  },
  note: { description: 'One or more lines. An empty text removes the note.', examples: ['Paid in cash'] },
  tags: {
    description:
      'Tags without commas and vertical bars. If tags differ only in case or accents, the first one is stored.',
    examples: [['home', 'trip 2026']],
  },
};

/** Notes on expenses, incomes, their history and their sums. */
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
      fields: { id: { description: 'The id of the transaction.', examples: [ONE_ID] } },
    },
    {
      on: ['POST /api/v1/expenses', 'POST /api/v1/incomes'],
      fields: {
        id: {
          description: OWN_ID,
          examples: [ONE_ID],
        },
      },
    },
    {
      on: ['POST /api/v1/expenses'],
      fields: {
        category: { description: "An expense category; the default is 'uncategorized'." },
      },
    },
    {
      on: ['POST /api/v1/expenses', 'PATCH /api/v1/expenses/:id'],
      fields: {
        amount: {
          description:
            "In major units, with at most the decimals of the user's currency. An amount below 0 is a refund: it lowers the totals of its category.",
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
        category: { description: "An income category; the default is 'uncategorized'." },
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
          description: 'The most transactions on a page; the default is the page size of the settings.',
          examples: [10],
        },
        cursor: CURSOR,
      },
    },
    {
      on: ['GET /api/v1/transactions/recent'],
      fields: {
        limit: {
          description: 'The most transactions in the response; the default is 5.',
          examples: [10],
        },
      },
    },
    {
      on: ['GET /api/v1/expenses', 'GET /api/v1/incomes'],
      fields: {
        order: {
          description: "'date' lists the newest first; any other value sorts by id.",
          examples: ['date'],
        },
      },
    },
  ],
  output: [
    {
      on: ['Transaction'],
      fields: {
        id: UUID,
        amount: MAJOR_UNITS,
        date: CALENDAR_DAY,
        groupId: { description: 'The same for all parts of a split purchase; null for others.' },
        createdAt: { description: 'When the transaction was recorded, in UTC.' },
        updatedAt: { description: 'When the transaction was last changed, in UTC.' },
      },
    },
    {
      on: ['POST /api/v1/expenses', 'POST /api/v1/incomes'],
      fields: { id: { description: 'The id that was sent, or the one that the server made.' } },
    },
    {
      on: ['GET /api/v1/expenses', 'GET /api/v1/incomes', 'GET /api/v1/transactions'],
      fields: {
        nextCursor: NEXT_CURSOR,
      },
    },
    { on: ['GET /api/v1/expenses/total', 'GET /api/v1/incomes/total'], fields: { total: MAJOR_UNITS } },
    {
      on: ['Summary', 'Summary.previous'],
      fields: {
        income: MAJOR_UNITS,
        expenses: MAJOR_UNITS,
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
            'The previous period of the same length; while the requested period runs, only up to the same day.',
        },
        firstDay: {
          description: 'The day of the user’s first transaction; null without transactions.',
        },
        categories: { description: 'Expenses by category, largest first.' },
        daily: { description: 'Every day of the period in order; days without transactions are zeros.' },
        recent: {
          description:
            'The latest transactions of both types, newest first; only one part of each split purchase.',
        },
        recentGroups: {
          description: 'The split purchases among the recent transactions, with all their parts.',
        },
        recentUpToToday: {
          description:
            'The latest transactions up to today, and their split purchases; missing if `recent` has none after today.',
        },
      },
    },
    {
      on: ['Summary.categories', 'GET /api/v1/summary/categories'],
      fields: {
        name: { description: 'The id of an expense category.' },
        value: { description: "The sum of its expenses, in major units of the user's currency." },
      },
    },
    {
      on: ['Summary.daily', 'GET /api/v1/summary/daily'],
      fields: { date: CALENDAR_DAY, income: MAJOR_UNITS, expenses: MAJOR_UNITS },
    },
  ],
};
