import type { TestDatabase } from './test-database.ts';
import { runSql } from './run-sql.ts';

const DATE = '2026-11-21';

/** Inserts expenses of one minor unit each, with their totals. The two databases sort their ids differently. */
export async function addTransactions(database: TestDatabase, userId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
    const id = `${['a', 'B', '-', 'é', 'Z_', 'b'][at % 6]}${at}`;
    return `('${userId}', '${id}', 'expense', 'Record ${at}', 1, 'other', '${DATE}', ${at}, ${at})`;
  });
  const columns = 'user_id, id, type, description, amount_minor, category, date, created_at, updated_at';
  await runSql(database, `insert into transactions (${columns}) values ${rows.join()}`);
  await runSql(
    database,
    `insert into daily_totals values ('${userId}', '${DATE}', 'expense', 'other', ${count}, ${count})`,
  );
  await runSql(
    database,
    `insert into user_totals (user_id, income_minor, expense_minor, count, revision)
     values ('${userId}', 0, ${count}, ${count}, 1)
     on conflict (user_id) do update set
       expense_minor = user_totals.expense_minor + ${count}, count = user_totals.count + ${count}`,
  );
}
