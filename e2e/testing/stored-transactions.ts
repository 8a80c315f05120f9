import { runStatement } from './broken-database.ts';
import type { ServerInUse } from './server.ts';

/** Stores expenses of a user with their totals, four a day up to today, because it would take seconds over HTTP. */
export function storeExpenses(
  server: ServerInUse,
  email: string,
  { count, today }: { count: number; today: string },
): void {
  const owner = `(select user_id from profiles where email = @email)`;
  runStatement(
    server,
    `with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n + 1 < @count)
     insert into transactions (user_id, id, type, description, search_text, amount_minor, category, date, created_at, updated_at)
     select ${owner}, printf('01990000-0000-7000-8000-%012d', @count - n), 'expense', printf('Record %04d', n),
       printf('record %04d', n), 100 + 100 * (n % 90), 'other', date(@today, '-' || (n / 4) || ' days'), @count - n, @count - n
     from numbers`,
    { email, count, today },
  );
  const sums = `from transactions where user_id = ${owner}`;
  runStatement(
    server,
    `insert into daily_totals (user_id, date, type, category, amount_minor, count)
     select user_id, date, type, category, sum(amount_minor), count(*) ${sums} group by user_id, date, type, category`,
    { email },
  );
  runStatement(
    server,
    `insert or replace into user_totals (user_id, income_minor, expense_minor, count, revision)
     select user_id, 0, sum(amount_minor), count(*), 1 ${sums} group by user_id`,
    { email },
  );
}
