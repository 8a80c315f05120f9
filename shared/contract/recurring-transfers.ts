import * as z from 'zod/mini';
import { MAX_NOTE_LENGTH, MAX_RECURRING_TRANSFERS } from '../limits.ts';
import { lines } from './details.ts';
import { endpoint, type BodyOf } from './endpoint.ts';
import { Instant, Success } from './fields.ts';
import { ById, Day, Id } from './record-fields.ts';
import { Schedule, scheduleFields } from './schedule.ts';
import { Amount } from './transactions.ts';
import { Transfer } from './transfers.ts';

const STATES = ['active', 'paused', 'ended'] as const;

const { fromAccount, toAccount } = Transfer.shape;
const inputFields = { amount: Amount, fromAccount, toAccount };

/** A transfer that repeats. Amounts are in major units. */
export const RecurringTransfer = z.strictObject({
  id: Id,
  ...inputFields,
  amount: z.number(),
  /** '' without one. */
  note: z.string(),
  ...scheduleFields,
  /** The day of the next transfer, moved from a weekend; null once there are no more. */
  nextDay: z.nullable(Day),
  state: z.enum(STATES),
  createdAt: Instant,
  updatedAt: Instant,
});
export type RecurringTransfer = z.infer<typeof RecurringTransfer>;

/** A recurring transfer as an export has it. */
export const StoredRecurringTransfer = z.strictObject({
  ...RecurringTransfer.shape,
  ...inputFields,
  note: lines(MAX_NOTE_LENGTH),
  /** The first day of the schedule without a transfer. */
  openFrom: Day,
});
export type StoredRecurringTransfer = z.infer<typeof StoredRecurringTransfer>;

const common = { tag: 'Transfers', anonymous: 'userIdMissing' } as const;
const reading = { ...common, byToken: 'read', access: 'user' } as const;
const writing = { ...common, byToken: 'write', access: 'accepted', failure: 'transferSaveFailed' } as const;
const path = '/api/v1/recurring-transfers';

export const listRecurringTransfers = endpoint({
  ...reading,
  method: 'GET',
  path,
  summary: 'List the recurring transfers, the next due one first, ended ones last',
  output: z.strictObject({ items: z.array(RecurringTransfer) }),
});

export const addRecurringTransfer = endpoint({
  ...writing,
  method: 'POST',
  path,
  summary: `Add a recurring transfer, at most ${MAX_RECURRING_TRANSFERS}. Repeating it with the same id and content gives the same response. Days before today get no transfer`,
  errors: ['idConflict', 'tooManyRecurringTransfers', 'totalTooLarge'],
  status: 201,
  body: z.strictObject({
    id: z.optional(Id),
    ...inputFields,
    note: z.optional(lines(MAX_NOTE_LENGTH)),
    ...scheduleFields,
  }),
  output: RecurringTransfer,
});
export type NewRecurringTransfer = BodyOf<typeof addRecurringTransfer>;

export const editRecurringTransfer = endpoint({
  ...writing,
  method: 'PATCH',
  path: `${path}/:id`,
  summary:
    'Change the transfers to come. While it is `paused`, no transfer is added, and what was due in that time is left out once it is `active` again',
  errors: ['transferNotFound', 'totalTooLarge'],
  params: ById,
  body: z.strictObject({
    amount: z.optional(Amount),
    fromAccount: z.optional(fromAccount),
    toAccount: z.optional(toAccount),
    note: z.optional(lines(MAX_NOTE_LENGTH)),
    schedule: z.optional(Schedule),
    state: z.optional(z.enum(STATES)),
  }),
  output: RecurringTransfer,
});
export type RecurringTransferChanges = BodyOf<typeof editRecurringTransfer>;

export const skipRecurringTransfer = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}/:id/skip`,
  summary: 'Leave out the next transfer. It changes nothing if `day` is no longer the next day',
  errors: ['transferNotFound'],
  params: ById,
  body: z.strictObject({
    /** The `nextDay` that is left out. */
    day: Day,
  }),
  output: RecurringTransfer,
});

export const deleteRecurringTransfer = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a recurring transfer. The transfers that it has added stay',
  errors: ['transferNotFound'],
  params: ById,
  output: Success,
});
