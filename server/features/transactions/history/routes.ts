import { today } from '#shared/calendar.ts';
import {
  exportTransactions,
  getTransactionTotals,
  listTransactions,
} from '#shared/contract/transaction-history.ts';
import type { Database } from '#server/database/connect.ts';
import { answerCsv, started } from '#server/csv/csv.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { ReadCategories } from '../categories.ts';
import { csvFileName, toCsv } from './csv.ts';
import type { SearchSource } from './filter.ts';
import { listHistory, streamTransactions, totalHistory } from './list.ts';

/** The history of both types: search, sums and download. */
export function mountHistory(
  app: App,
  {
    database,
    now,
    readCategories,
    spellings,
  }: {
    database: Database;
    now: () => number;
    readCategories: ReadCategories;
    spellings?: SearchSource['spellings'];
  },
): void {
  const source: SearchSource = { db: database.read, readCategories, spellings };

  mount(app, listTransactions, ({ caller, query, http }) =>
    listHistory(source, caller, { ...query, limit: query?.limit ?? http.get('settings').pageSize }),
  );

  mount(app, getTransactionTotals, ({ caller, query }) => totalHistory(source, caller, query ?? {}));

  mount(app, exportTransactions, async ({ caller, query }) => {
    const found = await started(streamTransactions(source, caller, query ?? {}));
    const { names } = await readCategories(database.read, caller.userId);
    const name = csvFileName(caller.language, today(caller.timeZone, now()));
    return answerCsv(toCsv(found, { ...caller, categoryNames: names(caller.language) }), name);
  });
}
