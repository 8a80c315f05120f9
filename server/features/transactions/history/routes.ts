import { today } from '#shared/calendar.ts';
import {
  exportTransactions,
  getTransactionTotals,
  listTransactions,
} from '#shared/contract/transaction-history.ts';
import { findSpelling } from '#shared/contract/search-spelling.ts';
import type { Database } from '#server/database/connect.ts';
import { respondWithCsv, startReading } from '#server/csv/csv.ts';
import { letResponsesLeave } from '#server/http/encoding.ts';
import { mount, type App } from '#server/http/mount.ts';
import { readAccountNames } from '#server/database/known-accounts.ts';
import type { ReadCategories } from '../categories.ts';
import { csvFileName, toCsv } from './csv.ts';
import { readHistoryFilter, type SearchSource } from './filter.ts';
import { listHistory, streamTransactions, totalHistory } from './list.ts';
import type { FindSpelling } from './spelling.ts';

export function mountHistory(
  app: App,
  {
    database,
    now,
    readCategories,
    spellings,
    spelling,
  }: {
    database: Database;
    now: () => number;
    readCategories: ReadCategories;
    spellings?: SearchSource['spellings'];
    spelling: FindSpelling;
  },
): void {
  const source: SearchSource = { db: database.read, readCategories, spellings };

  mount(app, listTransactions, ({ caller, query, http }) =>
    listHistory(source, caller, { ...query, limit: query?.limit ?? http.get('settings').pageSize }),
  );

  mount(app, getTransactionTotals, async ({ caller, query }) => {
    // The screen asks for a page and the totals at once, and the totals may read every transaction.
    await letResponsesLeave();
    return await totalHistory(source, { ...caller, today: today(caller.timeZone, now()) }, query ?? {});
  });

  mount(app, findSpelling, async ({ caller, query }) => {
    // Checks the search here, since an error in the other thread would end it.
    await readHistoryFilter(source, caller, query);
    const { userId, currency, language } = caller;
    return await spelling({ userId, currency, language }, query);
  });

  mount(app, exportTransactions, async ({ caller, query }) => {
    const found = await startReading(streamTransactions(source, caller, query ?? {}));
    const { names } = await readCategories(database.read, caller.userId);
    const name = csvFileName(caller.language, today(caller.timeZone, now()));
    const categoryNames = names(caller.language);
    const accountNames = await readAccountNames(database.read, caller.userId);
    return respondWithCsv(toCsv(found, { ...caller, categoryNames, accountNames }), name);
  });
}
