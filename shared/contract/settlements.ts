import * as z from 'zod/mini';
import { SETTLEMENT_KINDS } from '../import/match/settlements.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_NOTE_LENGTH, MAX_SETTLED_AT_ONCE } from '../limits.ts';
import { Type } from './category-list.ts';
import { lines } from './details.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { ById, Cursor, Day, Id } from './record-fields.ts';
import { AnyCategory } from './transactions.ts';

const STATES = ['leftOut', 'transfer', 'transaction'] as const;

/** A row of an import that settles a card, or moves money between accounts, and what became of it. */
export const SettlementRow = z.strictObject({
  line: z.number(),
  date: Day,
  /** In major units; negative for money that left the account. */
  amount: z.number(),
  /** The words of the bank. */
  text: z.string(),
  kind: z.enum(SETTLEMENT_KINDS),
  /** The last digits or the name of a card; '' without one. */
  counterpart: z.string(),
  state: z.enum(STATES),
  /** The other account of a transfer; null if it is not kept here. */
  account: z.nullable(Id),
  /** The type of a transaction; null for a transfer. */
  type: z.nullable(Type),
  category: z.nullable(z.string()),
  description: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Its transaction or transfer was edited, split, tagged, deleted, or pays a recurring transaction. */
  isChanged: z.boolean(),
});
export type SettlementRow = z.infer<typeof SettlementRow>;

const common = { tag: 'Import', anonymous: 'userIdMissing', params: ById } as const;
const path = '/api/v1/imports/:id';

export const listSettlements = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/settlements`,
  summary:
    'List the rows of an import that settle a card, or move money between accounts, with what became of each. A page may be empty before the last one',
  access: 'user',
  errors: ['importNotFound'],
  query: z.strictObject({ cursor: Cursor }),
  output: z.strictObject({
    items: z.array(SettlementRow),
    /** Send it as `cursor` to get the next page; null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});

export const settleRows = endpoint({
  ...common,
  method: 'PUT',
  path: `${path}/settlements`,
  summary:
    'Make rows of an import transfers, transactions, or neither. A row whose transaction or transfer was changed since stays as it is',
  access: 'accepted',
  failure: 'importFailed',
  errors: ['importNotFound', 'totalTooLarge'],
  body: z.strictObject({
    lines: z
      .array(z.number().check(z.int(), z.gte(1), z.lte(1_000_000)))
      .check(z.minLength(1), z.maxLength(MAX_SETTLED_AT_ONCE)),
    state: z.enum(STATES),
    /** Only for transfers: the other account; null for one that the user does not keep here. */
    account: z.optional(z.nullable(Id)),
    /** Only for transactions. */
    category: z.optional(AnyCategory),
    /** Only for transactions; an expense without it. Money that came in is then a refund. */
    type: z.optional(Type),
    /** Only for transactions; without it, the name in the words of the bank. */
    description: z.optional(line(MAX_DESCRIPTION_LENGTH)),
    /** Only for transactions. */
    note: z.optional(lines(MAX_NOTE_LENGTH)),
  }),
  output: z.strictObject({
    changed: z.number(),
    /** The lines of the rows that stay as they are. */
    kept: z.array(z.number()),
  }),
});
