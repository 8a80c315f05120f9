import { today, type CalendarDay } from '#shared/calendar.ts';
import { addStatement, deleteStatement, getBalance, listBalances } from '#shared/contract/balances.ts';
import { readSignedAmount } from '#server/amounts/read-amount.ts';
import type { Database } from '#server/database/connect.ts';
import { findCurrency } from '#server/database/find-currency.ts';
import { isAccount } from '#server/database/known-accounts.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import { readDate } from '#server/period/read-date.ts';
import { listAccountBalances, readAccountBalance, requireAccountOf, type Account } from './balances.ts';
import { deleteStatementRow, upsertStatements } from './statements/queries.ts';

type Options = {
  database: Database;
  now: () => number;
  /** Lists a user's accounts in their order. */
  listAccounts: (caller: Caller) => Promise<Account[]>;
};

export function mountBalances(app: App, options: Options): void {
  const { database, now, listAccounts } = options;
  const toUser = ({ userId, currency, timeZone }: Caller) => ({
    userId,
    currency,
    today: today(timeZone, now()),
  });
  const readOne = async (caller: Caller, id: string) =>
    await readAccountBalance(database.read, toUser(caller), { accounts: await listAccounts(caller), id });

  mount(app, listBalances, async ({ caller }) =>
    listAccountBalances(database.read, toUser(caller), await listAccounts(caller)),
  );
  mount(app, getBalance, ({ caller, params }) => readOne(caller, params.id));
  mount(app, addStatement, async ({ caller, params, body }) => {
    await saveStatement(options, caller, { sourceId: params.id, ...body });
    return await readOne(caller, params.id);
  });
  mount(app, deleteStatement, async ({ caller, params: { id, day } }) => {
    requireAccountOf(await listAccounts(caller), id);
    await database.write((trx) => deleteStatementRow(trx, { userId: caller.userId, sourceId: id, day }));
    return await readOne(caller, id);
  });
}

/** Throws `sourceNotFound`, and `validationFailed` for a later day or an amount that cannot be stored. */
async function saveStatement(
  { database, now }: Options,
  { userId, timeZone }: Caller,
  { sourceId, day, balance }: { sourceId: string; day: CalendarDay; balance: number },
): Promise<void> {
  const nowMs = now();
  readDate(day, { timeZone, nowMs }, 'day');
  if (day > today(timeZone, nowMs)) throw fieldError('day', 'dateAhead');
  await database.write(async (trx) => {
    await lockAccount(trx, userId);
    if (!(await isAccount(trx, userId, sourceId))) throw new AppError('sourceNotFound');
    // Read under the lock, since the currency may have changed.
    const currency = await findCurrency(trx, userId);
    if (currency === undefined) throw new AppError('userIdMissing');
    const balance_minor = readSignedAmount(balance, currency, 'balance');
    const row = { user_id: userId, source_id: sourceId, day, balance_minor, import_id: null };
    await upsertStatements(trx, [{ ...row, created_at: nowMs }]);
  });
}
