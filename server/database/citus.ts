import { sql, type Kysely } from 'kysely';
import { DISTRIBUTED_TABLES, DISTRIBUTION_COLUMN, REFERENCE_TABLES } from './table-lists.ts';
import { type TableName } from './tables.ts';
import type { Schema } from './schema.ts';

/** The migrator's own tables; a machine that answers in place of the coordinator must find them too. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'];

/** The table that all other tables of users' data are colocated with. */
const COLOCATED_WITH: TableName = 'transactions';

const EXPLANATION = `
Spreads the tables of Saldo over the machines of a Citus cluster (Citus 11.2 or newer), by user.

Before the first time, in the database of DATABASE_URL, as a superuser:
  create extension citus;                                             -- on every machine
  select citus_set_coordinator_host('coordinator.example.org', 5432); -- on the coordinator
  select citus_add_node('worker-1.example.org', 5432);                -- for each other machine
To have another number of shards than 32, before the first time:
  alter database saldo set citus.shard_count = 64;

Start Saldo once, so that the newest version has made its tables, and stop it: nobody may write meanwhile.
Make a backup. Then run this on the coordinator, and start Saldo:
  psql -v ON_ERROR_STOP=1 "$DATABASE_URL" -f THIS_FILE
Do the same after each update of Saldo. Tables that are where they belong already stay as they are. Each is
moved by itself, so that what was cut off goes on where it stopped when it is run again.
`;

/** The SQL that makes every table a reference table or a distributed one, with the steps around it. */
export function citusScript(): string {
  const comments = EXPLANATION.trim()
    .split('\n')
    .map((line) => `-- ${line}`.trimEnd());
  return [...comments, '', ...citusStatements().map((statement) => `${statement};`)].join('\n');
}

/** Runs that SQL on one connection to the coordinator. Throws what Citus refuses, and where there is no Citus. */
export async function applyCitus(db: Kysely<Schema>): Promise<void> {
  await db.connection().execute(async (connection) => {
    for (const statement of citusStatements()) await sql.raw(statement).execute(connection);
  });
}

/** Run these one by one: each table is moved in its own database transaction. */
function citusStatements(): string[] {
  const references = [...REFERENCE_TABLES, ...MIGRATION_TABLES].map(quoted);
  const others = DISTRIBUTED_TABLES.filter((name) => name !== COLOCATED_WITH);
  const distributed = [COLOCATED_WITH, ...others].map(quoted);
  return [
    'set statement_timeout = 0',
    requireCitus(),
    ...references.map(createReferenceTable),
    ...distributed.map((table) => createDistributedTable(table, quoted(COLOCATED_WITH))),
    // The rows from before the move are still on the coordinator, where nothing reads them any more.
    ...[...references, ...distributed].map(
      (table) => `select truncate_local_data_after_distributing_table('${table}')`,
    ),
    requirePlaces(references, distributed),
  ];
}

function requireCitus(): string {
  return `do $$ begin
  if to_regproc('create_distributed_table') is null then
    raise exception 'Citus is not installed in this database. Run "create extension citus" on every machine first.';
  end if;
end $$`;
}

function createReferenceTable(table: string): string {
  return `select create_reference_table('${table}')
  where not exists (select from pg_dist_partition where ${isReference(`'${table}'`)})`;
}

/** The first table begins the colocation group of the others, so that all rows of a user are on one machine. */
function createDistributedTable(table: string, first: string): string {
  const group = table === first ? 'none' : first;
  return `select create_distributed_table('${table}', '${DISTRIBUTION_COLUMN}', colocate_with => '${group}')
  where not exists (select from pg_dist_partition where logicalrelid = '${table}'::regclass and partmethod = 'h')`;
}

/** Leaves a table alone that an earlier version or an operator has distributed in another way. */
function requirePlaces(references: readonly string[], distributed: readonly string[]): string {
  return `do $$
declare
  misplaced text;
begin
  select string_agg(name, ', ') into misplaced from (
    select name from unnest(${array(references)}) as name
    where not exists (select from pg_dist_partition where ${isReference('name')})
    union all
    select name from unnest(${array(distributed)}) as name
    where not exists (
      select from pg_dist_partition as own join pg_dist_partition as first using (colocationid)
      where own.logicalrelid = name::regclass and first.logicalrelid = '${distributed[0]}'::regclass
        and column_to_column_name(own.logicalrelid, own.partkey) = '${DISTRIBUTION_COLUMN}'
    )
  ) as tables;
  if misplaced is not null then
    raise exception 'These tables are not where they belong: %. Run "select undistribute_table(...)" for each, and this again.', misplaced;
  end if;
end $$`;
}

function isReference(table: string): string {
  return `logicalrelid = ${table}::regclass and repmodel = 't'`;
}

function array(names: readonly string[]): string {
  return `array[${names.map((name) => `'${name}'`).join(', ')}]`;
}

/** `user` is a keyword of SQL. */
function quoted(table: string): string {
  return `"${table}"`;
}
