import { runSql } from './run-sql.ts';
import type { TestApp } from './test-app.ts';

export const HOUSEHOLD_TRANSACTION = {
  description: 'Café ☕ "100%" \\ , {null}',
  amount: 12.34,
  category: 'food',
  date: '2026-11-20',
  note: 'Two\nlines, "quoted"',
  tags: ['Casa', 'viaje 2026'],
};

/** Adds two users and a row in every table, and returns the client of the user with transactions. */
export async function fillTables(app: TestApp): ReturnType<TestApp['signUp']> {
  const ana = await app.signUp({ email: 'ana@example.org', name: 'Ana' });
  await app.signUp({ email: 'without-data@example.org' });
  for (let day = 1; day <= 9; day++) {
    const transaction = { ...HOUSEHOLD_TRANSACTION, date: `2026-10-0${day}` };
    await ana.post('/api/v1/expenses', transaction);
    await ana.post('/api/v1/incomes', { ...transaction, category: 'salary' });
  }
  const mistake = await ana.post('/api/v1/expenses', HOUSEHOLD_TRANSACTION);
  await ana.delete(`/api/v1/expenses/${mistake.body.id}`);
  await ana.post('/api/v1/categories', { type: 'expense', name: 'Gatos "& co" \\ {b}, NULL', icon: 'cat' });
  const { uid } = (await ana.get('/api/v1/me')).body as { uid: string };
  for (const statement of insertOtherRows(uid)) await runSql(app.database, statement);
  // Some rows are written after the responses.
  await app.settled();
  return ana;
}

/** Returns statements that insert rows which the app would write only after many more steps. */
function insertOtherRows(uid: string): string[] {
  return [
    `insert into page_views (day, path, count) values ('2026-11-20', '/ "a" \\ {b}, NULL\n', 3), ('2026-11-20', 'NULL', 1)`,
    `insert into verification values ('v', 'i', '${uid}', '2099', '2026', '2026')`,
    `insert into password_resets (token_hash, user_id, created_at, expires_at) values ('h', '${uid}', 1, 2)`,
    `insert into email_changes (user_id, new_email, current_token_hash, new_token_hash, created_at, expires_at)
     values ('${uid}', 'b@example.org', 'c', 'n', 1, 2)`,
    `insert into outbox (user_id, id, kind, state, attempts, due_at, created_at) values ('${uid}', 'm', 'k', 'sent', 1, 1, 1)`,
    `insert into audit_log (id, at, actor, action, after) values ('a', 1, 'shell', 'settingsChanged', '{"pageSize":50}')`,
    `insert into settings values ('pageSize', '50', 1)`,
    `insert into system_metrics values ('daily_summary', '2026-11-20', 1, '{}')`,
    `insert into jobs (name, lease_until) values ('job', 1)`,
    `insert into invites (id, token_hash, note, created_at, expires_at) values ('i', 'h', '', 1, 2)`,
    `insert into event_streams values ('${uid}', 'e', 's', 1, 1)`,
    `insert into email_verifications (token_hash, user_id, created_at, expires_at) values ('v', '${uid}', 1, 2)`,
    `insert into repeated_sign_ups (user_id, password, created_at) values ('${uid}', 'p', 1)`,
    `insert into rate_limits values ('k', 1, 1) on conflict do nothing`,
    `insert into bus_events values ('b', 1, '{}')`,
    `insert into setup_codes values ('c', 's', 0)`,
    `insert into sources (user_id, id, name, kind, answers, created_at, updated_at)
     values ('${uid}', 's', 'Caja "1" \\ ñ', 'bank', '{"a":[1]}', 1, 2)`,
    `insert into source_totals values ('${uid}', 's', '2026-11', -1234)`,
    `insert into source_statements values ('${uid}', 's', '2026-11-20', -1234, null, 1)`,
    `insert into transfers values ('${uid}', 't', 's', null, 20000, '2026-11-20', 'Two
"lines" \\ ñ', 1, 2, null, 'i', null)`,
    `insert into recurring_transfers values ('${uid}', 'rt', 's', null, 20000, 'Two
"lines" \\ ñ', 'month', 1,
     '2026-01-31', null, 'day', 'none', null, '2026-12-31', '2026-12-31', 'active', 1, 2)`,
    `insert into imports values ('${uid}', 'i', 's', 'a "b" {c}.csv', 'csv', 'done', 1, 0, 0, 1, 2, 3)`,
    `insert into import_entries (user_id, import_id, line, key, occurrence, date, amount_minor, text, outcome, transaction_id)
     values ('${uid}', 'i', 1, 'k', 1, '2026-11-20', -1234, 'CAFÉ', 'added', 't')`,
    `insert into recurring values ('${uid}', 'r', 'expense', 'Rent "1" \\ ñ', 95000, 0, 'utilities', '', '["Casa"]', 'month', 1,
     '2026-01-31', null, 'day', 'none', null, 'post', '2026-12-31', '2026-12-31', 'active', 1, 2, null)`,
    `insert into recurring_occurrences values ('${uid}', 'r', '2026-11-30', 'skipped', '2026-11-30', null, null, 'Rent', null, null, '[]')`,
    `insert into recurring_decisions values ('${uid}', 'k', 'dismissed', 1)`,
    `insert into budgets values ('${uid}', '*', '2026-10', 150000, 'both')`,
    `insert into budget_alerts values ('${uid}', '*', '2026-10', 80, 1, null)`,
    `insert into goals values ('${uid}', 'g', 'Bici "1" \\ ñ', 50000, null, 0, 1, 2)`,
    `insert into goal_entries values ('${uid}', 'g', 'e', 1000, '2026-11-20', 1)`,
    `insert into notice_decisions values ('${uid}', 'kind large', 1, '{"name":"a"}')`,
    `insert into premium_requests values ('${uid}', 'Por favor "ya" \\ ñ', 1, 2, 'declined')`,
    `insert into api_tokens (user_id, token_hash, id, name, scope, created_at, expires_at)
     values ('${uid}', 'h', 't', 'Phone', 'add', 1, 2)`,
    `insert into support_conversations values ('${uid}', 'c', 'Help "1" \\ ñ', 'help', 'answered', 1, 'a', 1, 1, 'person',
     'Hello {b}', 1, 1)`,
    `insert into support_messages values ('${uid}', 'c', 'm', 1, 'person', '${uid}', 'Two
lines, NULL', 'two', 1)`,
    `insert into totp values ('${uid}', 'sealed', null, 2, 3)`,
    `insert into recovery_codes values ('${uid}', 'h1', null), ('${uid}', 'h2', 4)`,
    `insert into half_sign_ins values ('${uid}', 'h', 1, 2)`,
    `insert into passkeys values ('${uid}', 'k', 'Phone "1" ñ', 'example.org', 'p', 1, '["internal"]', 1, 1, null, 1)`,
    `insert into restores values ('${uid}', 'r', 1, 'EUR', 1)`,
    `insert into photos values ('${uid}', '${'A'.repeat(600_000)}', 'image/png', 1)`,
  ];
}
