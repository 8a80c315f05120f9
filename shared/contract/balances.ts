import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';
import { ById, Day, Id } from './record-fields.ts';
import { MoneyInAccount, SOURCE_KINDS } from './sources.ts';

/**
 * An account with the money in it today, in major units: its opening balance, its transactions and its transfers since
 * the opening day, up to and including today. An account without an opening has no balance.
 */
export const AccountBalance = z.strictObject({
  id: Id,
  name: z.string(),
  kind: z.enum(SOURCE_KINDS),
  isArchived: z.boolean(),
  balance: z.nullable(z.number()),
  /** The sum of transactions and transfers dated later than today; null if there are none, or without a balance. */
  later: z.nullable(z.number()),
  /** Whether the account has a balance, and it is below the user's limit. */
  isLow: z.boolean(),
});
export type AccountBalance = z.infer<typeof AccountBalance>;

const reading = {
  tag: 'Balances',
  anonymous: 'userIdMissing',
  byToken: 'read',
  access: 'user',
  method: 'GET',
} as const;
const path = '/api/v1/balances';

export const listBalances = endpoint({
  ...reading,
  path,
  summary: 'List the accounts in their order with the balance of each',
  output: z.strictObject({
    items: z.array(AccountBalance),
    /** The sum of the balances of accounts that are not archived; null if none has a balance. */
    total: z.nullable(z.number()),
  }),
});

/** A bank's figure of the money in an account at the end of a day. */
export const Statement = z.strictObject({
  day: Day,
  /** The bank's figure. */
  balance: z.number(),
  /** The bank's figure less that of Saldo; null if the account had no balance on that day. */
  difference: z.nullable(z.number()),
  /** Whether an imported file says so. */
  isFromFile: z.boolean(),
});
export type Statement = z.infer<typeof Statement>;

/** A statement as an export has it. */
export const StoredStatement = z.strictObject({
  account: Id,
  day: Day,
  balance: MoneyInAccount,
  importId: z.nullable(Id),
  createdAt: Instant,
});
export type StoredStatement = z.infer<typeof StoredStatement>;

/** The balance at the end of a day. */
const BalancePoint = z.strictObject({ day: Day, balance: z.number() });

const OneBalance = z.strictObject({
  account: AccountBalance,
  /** The earliest first, and today last; empty without a balance. */
  points: z.array(BalancePoint),
  /** The newest 12, the newest first. */
  statements: z.array(Statement),
});

export const getBalance = endpoint({
  ...reading,
  path: `${path}/:id`,
  summary:
    'Get the balance of an account, its balance at the end of each day since its opening, or of each of the last 120 months if it was opened more than 92 days ago, and the figures of its bank',
  errors: ['sourceNotFound'],
  params: ById,
  output: OneBalance,
});

const writing = {
  tag: 'Balances',
  anonymous: 'userIdMissing',
  byToken: 'write',
  access: 'accepted',
  failure: 'sourceSaveFailed',
} as const;

export const addStatement = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}/:id/statements`,
  summary: "Save a bank's figure of an account at the end of a day. It replaces an earlier one of that day",
  errors: ['sourceNotFound'],
  status: 201,
  params: ById,
  body: z.strictObject({ day: Day, balance: MoneyInAccount }),
  output: OneBalance,
});

export const deleteStatement = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/:id/statements/:day`,
  summary: "Delete a bank's figure of a day. Repeating it gives the same response",
  errors: ['sourceNotFound'],
  params: z.strictObject({ id: Id, day: Day }),
  output: OneBalance,
});
