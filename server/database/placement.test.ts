import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { DISTRIBUTED_TABLES, DISTRIBUTION_COLUMN, REFERENCE_TABLES } from './table-lists.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** Indexes of users' data that do not begin with the user, because queries over all users need them. */
const OVER_ALL_USERS: Record<string, string> = {
  outbox_by_due: 'the job that sends mail finds the due mails of all users',
  presence_by_sight: 'administrators see the users online, and a job finds users who have become silent',
  presence_by_last_seen: 'administrators sort all users by the time when they were last seen',
  support_by_state: 'administrators see the waiting conversations of all users',
  support_by_last_message: 'administrators see all conversations, the latest message first',
  support_by_assignee:
    'administrators see the conversations that are assigned to them, and lose them with the role',
};

type Index = { table: string; name: string; columns: string[]; isPrimary: boolean; isUnique: boolean };

async function readIndexes(): Promise<Index[]> {
  const rows = (await runSql(database, database.engine === 'sqlite' ? SQLITE_INDEXES : POSTGRES_INDEXES)) as {
    table: string;
    name: string;
    columns: string;
    is_primary: number;
    is_unique: number;
  }[];
  return rows.map(({ table, name, columns, is_primary, is_unique }) => ({
    table,
    name,
    columns: columns.split(','),
    isPrimary: is_primary === 1,
    isUnique: is_unique === 1,
  }));
}

const SQLITE_INDEXES = `
  select tables.name as "table", indexes.name as name, indexes.origin = 'pk' as is_primary,
    indexes."unique" as is_unique,
    (select group_concat(coalesce(name, '(expression)')) from (select name from pragma_index_info(indexes.name))) as columns
  from sqlite_schema as tables join pragma_index_list(tables.name) as indexes where tables.type = 'table'`;

const POSTGRES_INDEXES = `
  select relname as "table", indexrelid::regclass::text as name, indisprimary::int as is_primary,
    indisunique::int as is_unique,
    (select string_agg(pg_get_indexdef(indexrelid, k, true), ',' order by k) from generate_series(1, indnkeyatts) as k)
      as columns
  from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace`;

/** Finds triggers, sequences and foreign keys, which a cluster cannot enforce across machines. */
const CROSS_MACHINE_OBJECTS = {
  sqlite: `
    select type || ' ' || name as name from sqlite_schema where type = 'trigger' or name = 'sqlite_sequence'
    union all
    select 'foreign key of ' || tables.name from sqlite_schema as tables
      join pragma_foreign_key_list(tables.name) as keys where tables.type = 'table'`,
  postgres: `
    select 'trigger ' || tgname as name from pg_trigger where not tgisinternal
    union all
    select 'sequence ' || relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
    union all
    select 'constraint ' || conname from pg_constraint
      where contype in ('f', 'x') and connamespace = 'public'::regnamespace`,
};

/** Finds every fault of this schema that would prevent its distribution by user. */
async function findFaults(): Promise<string[]> {
  const tables = (await database.identity.introspection.getTables()).map(({ name }) => name);
  const placed: string[] = [...DISTRIBUTED_TABLES, ...REFERENCE_TABLES];
  const indexes = await readIndexes();
  const distributed = indexes.filter(({ table }) => DISTRIBUTED_TABLES.some((name) => name === table));
  const beginsElsewhere = distributed.filter(({ columns }) => columns[0] !== DISTRIBUTION_COLUMN);
  const crossMachine = (await runSql(database, CROSS_MACHINE_OBJECTS[database.engine])) as { name: string }[];
  return [
    ...tables.filter((name) => !placed.includes(name)).map((name) => `${name} has no place`),
    ...placed.filter((name) => !tables.includes(name)).map((name) => `${name} is not there`),
    ...placed
      .filter((name) => !indexes.some(({ table, isPrimary }) => isPrimary && table === name))
      .map((name) => `${name} has no primary key`),
    ...beginsElsewhere
      .filter(({ name, isUnique }) => isUnique || !(name in OVER_ALL_USERS))
      .map(({ table, columns }) => `an index of ${table} begins with ${columns[0]}`),
    ...Object.keys(OVER_ALL_USERS)
      .filter((name) => !beginsElsewhere.some((index) => index.name === name))
      .map((name) => `${name} need not be excepted`),
    ...crossMachine.map(({ name }) => name),
  ];
}

type Statements = string | string[];

const PLANTED: [fault: string, planted: Statements | { sqlite: Statements; postgres: Statements }][] = [
  ['planted has no place', 'create table planted (id text primary key)'],
  ['jobs is not there', 'drop table jobs'],
  ['settings has no primary key', ['drop table settings', 'create table settings (key text)']],
  ['an index of transactions begins with date', 'create index planted on transactions (date, user_id)'],
  ['an index of photos begins with type', 'create unique index planted on photos (type, user_id)'],
  ['an index of outbox begins with id', ['drop table outbox', 'create table outbox (id text primary key)']],
  ['outbox_by_due need not be excepted', 'drop index outbox_by_due'],
  [
    'trigger planted',
    {
      sqlite: 'create trigger planted after insert on photos begin select 1; end',
      postgres: `create function noop() returns trigger language plpgsql as 'begin return new; end';
        create trigger planted after insert on photos for each row execute function noop()`,
    },
  ],
  [
    'foreign key of photos',
    {
      sqlite: 'alter table photos add column planted text references profiles (user_id)',
      postgres:
        'alter table photos add constraint "foreign key of photos" foreign key (user_id) references profiles',
    },
  ],
  [
    'sequence',
    {
      sqlite: 'create table planted (id integer primary key autoincrement)',
      postgres: 'create sequence planted',
    },
  ],
];

describe('the schema', () => {
  it('can be distributed by user: keys and indexes of users’ data begin with the user', async () => {
    expect(await findFaults()).toEqual([]);
    // The check above passes for an empty list, so expect some indexes.
    const transactions = (await readIndexes()).filter(({ table }) => table === 'transactions');
    expect(transactions.map(({ columns }) => columns.slice(0, 2))).toContainEqual([
      'user_id',
      'amount_minor',
    ]);
    expect(transactions.find(({ isPrimary }) => isPrimary)?.columns).toEqual(['user_id', 'id']);
  });

  it.each(PLANTED)('is checked for the fault: %s', async (fault, planted) => {
    const statements =
      typeof planted === 'object' && 'sqlite' in planted ? planted[database.engine] : planted;
    for (const statement of [statements].flat()) await runSql(database, statement);
    expect(await findFaults()).toContainEqual(expect.stringContaining(fault));
  });
});
