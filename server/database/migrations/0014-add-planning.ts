import type { Kysely } from 'kysely';

/** Stores recurring transactions, budgets, goals, access tokens, and which mails somebody wants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRecurring(db);
  await createBudgets(db);
  await createGoals(db);
  await createTokens(db);
  await addColumn(db, { table: 'profiles', name: 'month_starts_on', type: 'text', default: '1' });
  await addColumn(db, { table: 'profiles', name: 'mails_reminders', type: 'bigint', default: 0 });
  await addColumn(db, { table: 'profiles', name: 'mails_budget_alerts', type: 'bigint', default: 0 });
}

async function createRecurring(db: Kysely<unknown>): Promise<void> {
  await byUser(db, 'recurring')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('is_estimate', 'bigint', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('every', 'bigint', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('second_day', 'bigint')
    .addColumn('on_day', 'text', (column) => column.notNull())
    .addColumn('shift', 'text', (column) => column.notNull())
    .addColumn('end_day', 'text')
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('open_from', 'text', (column) => column.notNull())
    .addColumn('next_day', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('recurring_key', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('recurring_by_next_day')
    .ifNotExists()
    .on('recurring')
    .columns(['user_id', 'next_day'])
    .execute();
  await byUser(db, 'recurring_occurrences')
    .addColumn('recurring_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('due_day', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint')
    .addColumn('transaction_id', 'text')
    .addPrimaryKeyConstraint('recurring_occurrences_key', ['user_id', 'recurring_id', 'day'])
    .execute();
  await db.schema
    .createIndex('recurring_occurrences_by_due_day')
    .ifNotExists()
    .on('recurring_occurrences')
    .columns(['user_id', 'due_day'])
    .execute();
  await db.schema
    .createIndex('recurring_occurrences_by_outcome')
    .ifNotExists()
    .on('recurring_occurrences')
    .columns(['user_id', 'outcome', 'due_day'])
    .execute();
  await byUser(db, 'recurring_decisions')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('recurring_decisions_key', ['user_id', 'key'])
    .execute();
}

async function createBudgets(db: Kysely<unknown>): Promise<void> {
  await byUser(db, 'budgets')
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('from_month', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint')
    .addColumn('rollover', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('budgets_key', ['user_id', 'category', 'from_month'])
    .execute();
  await byUser(db, 'budget_alerts')
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('level', 'bigint', (column) => column.notNull())
    .addColumn('raised_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint')
    .addPrimaryKeyConstraint('budget_alerts_key', ['user_id', 'category', 'month', 'level'])
    .execute();
}

async function createGoals(db: Kysely<unknown>): Promise<void> {
  await byUser(db, 'goals')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('target_minor', 'bigint', (column) => column.notNull())
    .addColumn('day', 'text')
    .addColumn('archived', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('goals_key', ['user_id', 'id'])
    .execute();
  await byUser(db, 'goal_entries')
    .addColumn('goal_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('goal_entries_key', ['user_id', 'goal_id', 'id'])
    .execute();
}

async function createTokens(db: Kysely<unknown>): Promise<void> {
  await byUser(db, 'api_tokens')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('api_tokens_key', ['user_id', 'token_hash'])
    .execute();
}

function byUser(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.notNull());
}

type NewColumn = { table: string; name: string; type: 'text' | 'bigint'; default: string | number };

/** Looks first, since SQLite cannot add a column only where it is missing. */
async function addColumn(db: Kysely<unknown>, { table, name, type, ...column }: NewColumn): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find((each) => each.name === table)?.columns ?? [];
  if (columns.some((each) => each.name === name)) return;
  await db.schema
    .alterTable(table)
    .addColumn(name, type, (added) => added.notNull().defaultTo(column.default))
    .execute();
}
