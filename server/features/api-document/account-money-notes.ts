import { CURSOR, MAJOR_UNITS, NEXT_CURSOR, ONE_ID, OWN_ID, type NoteTable } from './note-table.ts';
import { SCHEDULE, SCHEDULE_NOTES } from './schedule-notes.ts';

const OTHER_ID = '01932f4e-9d00-7abc-8def-0123456789ab';
const SIDE = 'null for an account that is not kept in Saldo. One of the two is an account of the user.';
const RECURRING = '/api/v1/recurring-transfers';
const RECURRING_WRITES = [`POST ${RECURRING}`, `PATCH ${RECURRING}/:id`] as const;
const WRITES = ['POST /api/v1/transfers', 'PATCH /api/v1/transfers/:id'];

/** Notes on transfers between accounts, and on the balances of accounts. */
export const ACCOUNT_MONEY_NOTES: NoteTable = {
  input: [
    {
      on: ['GET /api/v1/transfers'],
      fields: {
        account: { description: 'Only transfers from or to this account.', examples: [ONE_ID] },
      },
    },
    { on: ['GET /api/v1/transfers', 'GET /api/v1/transfers/deleted'], fields: { cursor: CURSOR } },
    { on: ['POST /api/v1/transfers'], fields: { id: { description: OWN_ID, examples: [OTHER_ID] } } },
    {
      on: WRITES,
      fields: {
        amount: { ...MAJOR_UNITS, examples: [200] },
        date: { description: 'The day on which the money moved.', examples: ['2026-11-20'] },
        fromAccount: { description: `The account that the money left; ${SIDE}`, examples: [ONE_ID] },
        toAccount: { description: `The account that the money reached; ${SIDE}`, examples: [null] },
        note: { description: 'One or more lines.', examples: ['Rent of the flat'] },
      },
    },
    {
      on: [
        'PATCH /api/v1/transfers/:id',
        'DELETE /api/v1/transfers/:id',
        'POST /api/v1/transfers/:id/restore',
        'DELETE /api/v1/transfers/deleted/:id',
      ],
      fields: { id: { description: 'The id of the transfer.', examples: [OTHER_ID] } },
    },
    {
      on: RECURRING_WRITES,
      fields: {
        amount: { ...MAJOR_UNITS, examples: [200] },
        fromAccount: { description: `The account that the money leaves; ${SIDE}`, examples: [ONE_ID] },
        toAccount: { description: `The account that the money reaches; ${SIDE}`, examples: [null] },
        note: { description: 'One or more lines, which each transfer gets.', examples: ['Rent of the flat'] },
      },
    },
    {
      on: [`POST ${RECURRING}`],
      fields: { id: { description: OWN_ID, examples: [OTHER_ID] }, ...SCHEDULE_NOTES },
    },
    {
      on: [`PATCH ${RECURRING}/:id`],
      fields: { schedule: { description: 'The complete new schedule.', examples: [SCHEDULE] } },
    },
    {
      on: [`PATCH ${RECURRING}/:id`, `POST ${RECURRING}/:id/skip`, `DELETE ${RECURRING}/:id`],
      fields: { id: { description: 'The id of the recurring transfer.', examples: [OTHER_ID] } },
    },
    {
      on: [`POST ${RECURRING}/:id/skip`],
      fields: { day: { description: 'The day that is left out.', examples: ['2026-12-31'] } },
    },
    {
      on: [
        'GET /api/v1/balances/:id',
        'POST /api/v1/balances/:id/statements',
        'DELETE /api/v1/balances/:id/statements/:day',
      ],
      fields: { id: { description: 'The id of the account.', examples: [ONE_ID] } },
    },
    {
      on: ['POST /api/v1/balances/:id/statements'],
      fields: {
        day: { description: 'The day at whose end the bank says so.', examples: ['2026-10-31'] },
        balance: {
          description: "The bank's figure in major units of the user's currency; negative for a debt.",
          examples: [1_234.56],
        },
      },
    },
    {
      on: ['DELETE /api/v1/balances/:id/statements/:day'],
      fields: { day: { description: 'The day of the statement.', examples: ['2026-10-31'] } },
    },
    {
      on: ['POST /api/v1/imports'],
      fields: {
        closing: {
          description: 'The balance of the account at the end of a day, if the file proves it.',
          examples: [{ day: '2026-11-30', balance: 1_234.56 }],
        },
        'closing.balance': { description: "In major units of the user's currency; negative for a debt." },
      },
    },
    {
      on: ['POST /api/v1/sources', 'PATCH /api/v1/sources/:id'],
      fields: {
        opening: {
          description:
            'The money in the account at the start of a day, from which its balance counts; null without a balance.',
          examples: [{ amount: 1_250, day: '2026-11-01' }],
        },
        'opening.amount': { description: "In major units of the user's currency; negative for a debt." },
        lowBalance: {
          description:
            "The account's balance is low while it is below this amount, in major units of the user's currency; null for no limit.",
          examples: [200],
        },
        colour: { description: 'The colour of its icon; null for the usual one.', examples: ['teal'] },
      },
    },
  ],
  output: [
    {
      on: ['GET /api/v1/transfers', 'GET /api/v1/transfers/deleted'],
      fields: { nextCursor: NEXT_CURSOR },
    },
    {
      on: ['AccountBalance'],
      fields: {
        balance: {
          description: "Today's balance in major units of the user's currency; null without an opening.",
        },
        later: {
          description:
            'The sum of transactions and transfers dated later than today; null if there are none.',
        },
        isLow: {
          description: 'Whether the account has a balance, and it is below `lowBalance` of the account.',
        },
      },
    },
    {
      on: ['GET /api/v1/balances'],
      fields: { total: { description: 'The sum of the balances of accounts that are not archived.' } },
    },
  ],
};
