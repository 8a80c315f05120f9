import { uuidv7 } from 'uuidv7';
import { today } from '#shared/calendar.ts';
import type {
  NewRecurringTransfer,
  RecurringTransfer,
  RecurringTransferChanges,
} from '#shared/contract/recurring-transfers.ts';
import { MAX_RECURRING_TRANSFERS } from '#shared/limits.ts';
import { readAmount } from '#server/amounts/read-amount.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireSame } from '#server/period/same-rule.ts';
import type { Caller } from '#server/http/environment.ts';
import { findFirstDue, nextOpenFrom, requireSchedule, scheduleColumns } from '#server/period/schedule.ts';
import { requireCurrency, requireSides, type TransferOptions } from '../transfers.ts';
import { settleAll, withoutAdded } from './catch-up.ts';
import { listOpenDays, withNextDay, withoutDays } from './open-days.ts';
import {
  countRecurringTransfers,
  deleteRecurringTransferRow,
  findRecurringTransfer,
  requireRecurringTransfer,
  saveRecurringTransfer,
  selectRecurringTransfers,
  type RecurringTransferRow,
} from './queries.ts';
import { toRecurringTransfer } from './to-recurring-transfer.ts';

type Context = { userId: string; currency: string; currentDay: string; nowMs: number };

/** Lists the recurring transfers of a user, the next due one first, ended ones last. */
export async function listRules(
  db: Reader,
  { userId, currency }: Pick<Caller, 'userId' | 'currency'>,
): Promise<RecurringTransfer[]> {
  const rows = await selectRecurringTransfers(db, userId);
  const isOver = ({ next_day }: RecurringTransferRow) => (next_day === null ? 1 : 0);
  return rows
    .toSorted((one, other) => isOver(one) - isOver(other))
    .map((row) => toRecurringTransfer(row, currency));
}

/** Adds and changes recurring transfers. */
export function createRecurringTransfers({ write, now }: TransferOptions) {
  /** Runs a job with what it needs to know about the user, under the lock of the user's totals. */
  async function change(
    { userId, timeZone }: Caller,
    job: (trx: Writer, context: Context) => Promise<RecurringTransferRow>,
  ): Promise<RecurringTransfer> {
    return await write(userId, async (trx) => {
      const currency = await requireCurrency(trx, userId);
      const nowMs = now();
      const row = await job(trx, { userId, currency, currentDay: today(timeZone, nowMs), nowMs });
      return toRecurringTransfer(row, currency);
    });
  }

  /**
   * Adds a recurring transfer, and today's transfer if one is due. Throws `idConflict`, `tooManyRecurringTransfers`,
   * `totalTooLarge`, and `validationFailed` for a field that cannot be stored.
   */
  async function add(caller: Caller, body: NewRecurringTransfer): Promise<RecurringTransfer> {
    return await change(caller, async (trx, context) => {
      const { userId } = context;
      const row = toNewRow(body, context);
      await requireSides(trx, userId, row);
      const existing = await findRecurringTransfer(trx, userId, row.id);
      if (existing !== undefined) return requireSame(existing, row);
      if ((await countRecurringTransfers(trx, userId)) >= MAX_RECURRING_TRANSFERS)
        throw new AppError('tooManyRecurringTransfers');
      await saveRecurringTransfer(trx, row);
      return await settleAll(trx, row, context);
    });
  }

  /** Adds what is due, and changes the transfers to come. Throws `transferNotFound` and the errors of `add`. */
  async function edit(
    caller: Caller,
    id: string,
    changes: RecurringTransferChanges,
  ): Promise<RecurringTransfer> {
    return await change(caller, async (trx, context) => {
      const { userId, currentDay } = context;
      const before = await settleAll(trx, await requireRecurringTransfer(trx, userId, id), context);
      const after = applyChanges(before, changes, context);
      await requireSides(trx, userId, after);
      const changed = withNextDay({ ...after, open_from: nextOpenFrom({ before, after, currentDay }) });
      const row = await withoutAdded(trx, changed, currentDay);
      await saveRecurringTransfer(trx, row);
      return await settleAll(trx, row, context);
    });
  }

  /** Leaves out what is due next, if that is on `day`. Throws `transferNotFound`. */
  async function skip(caller: Caller, id: string, day: string): Promise<RecurringTransfer> {
    return await change(caller, async (trx, { userId, nowMs }) => {
      const before = await requireRecurringTransfer(trx, userId, id);
      if (before.next_day !== day) return before;
      // Several days are due at once after a weekend. All are left out, so that a repeated request changes nothing.
      const days = listOpenDays({ ...before, state: 'active' }, { to: day, limit: MAX_DAYS_AT_ONCE });
      const row = withoutDays({ ...before, updated_at: nowMs }, days);
      await saveRecurringTransfer(trx, row);
      return row;
    });
  }

  /** Deletes a recurring transfer; what it has added stays. Throws `transferNotFound`. */
  async function remove({ userId }: Caller, id: string): Promise<void> {
    await write(userId, async (trx) => {
      await requireRecurringTransfer(trx, userId, id);
      await deleteRecurringTransferRow(trx, userId, id);
    });
  }

  return { add, edit, skip, remove };
}

/** The most days of a schedule that a weekend moves to one day. */
const MAX_DAYS_AT_ONCE = 3;

function toNewRow(
  body: NewRecurringTransfer,
  { userId, currency, currentDay, nowMs }: Context,
): RecurringTransferRow {
  const { id = uuidv7(), amount, fromAccount, toAccount, note = '', ...days } = body;
  const schedule = requireSchedule(days, currentDay);
  return withNextDay({
    user_id: userId,
    id,
    from_source: fromAccount,
    to_source: toAccount,
    amount_minor: readAmount(amount, currency),
    note,
    ...scheduleColumns(schedule),
    open_from: findFirstDue(schedule, currentDay),
    next_day: null,
    state: 'active',
    created_at: nowMs,
    updated_at: nowMs,
  });
}

function applyChanges(
  before: RecurringTransferRow,
  { amount, fromAccount, toAccount, note, schedule, state }: RecurringTransferChanges,
  { currency, currentDay, nowMs }: Context,
): RecurringTransferRow {
  // A new schedule makes an ended recurring transfer active again.
  const nextState = schedule !== undefined && before.state === 'ended' ? 'active' : before.state;
  return {
    ...before,
    ...(amount !== undefined && { amount_minor: readAmount(amount, currency) }),
    ...(fromAccount !== undefined && { from_source: fromAccount }),
    ...(toAccount !== undefined && { to_source: toAccount }),
    ...(note !== undefined && { note }),
    ...(schedule !== undefined && scheduleColumns(requireSchedule(schedule, currentDay))),
    state: state ?? nextState,
    updated_at: nowMs,
  };
}
