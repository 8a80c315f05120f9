import { sql, type Kysely } from 'kysely';
import { DISTRIBUTED_TABLES, DISTRIBUTION_COLUMN, REFERENCE_TABLES } from './table-lists.ts';
import type { TableName } from './tables.ts';
import type { Schema } from './schema.ts';

/** The migrator's own tables, which every machine needs, since any may take the place of the coordinator. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'];

/** The table with which all other tables of users' data are colocated. */
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
Do the same after each update of Saldo. Tables that are in their place already do not change. Each table is
moved separately, so that an interrupted run continues where it stopped when you run it again.
`;

/** Returns the SQL that makes every table a reference or a distributed table, with instructions in comments. */
export function citusScript(): string {
  const comments = EXPLANATION.trim()
    .split('\n')
    .map((line) => `-- ${line}`.trimEnd());
  return [...comments, '', ...citusStatements().map((statement) => `${statement};`)].join('\n');
}

/** Runs the same SQL on one connection to the coordinator. Throws the errors of Citus, and if Citus is not installed. */
export async function applyCitus(db: Kysely<Schema>): Promise<void> {
  await db.connection().execute(async (connection) => {
    for (const statement of citusStatements()) await sql.raw(statement).execute(connection);
  });
}

/** Returns statements to run one by one, since each table is moved in its own database transaction. */
function citusStatements(): string[] {
  const references = [...REFERENCE_TABLES, ...MIGRATION_TABLES].map(quote);
  const others = DISTRIBUTED_TABLES.filter((name) => name !== COLOCATED_WITH);
  const distributed = [COLOCATED_WITH, ...others].map(quote);
  return [
    'set statement_timeout = 0',
    requireCitus(),
    ...references.map(createReferenceTable),
    ...distributed.map((table) => createDistributedTable(table, quote(COLOCATED_WITH))),
    // Deletes the old rows on the coordinator, which nothing reads any more.
    ...[...references, ...distributed].map(
      (table) => `select truncate_local_data_after_distributing_table('${table}')`,
    ),
    requirePlacement(references, distributed),
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

/** The first table starts the colocation group of the others, so that all rows of a user are on one machine. */
function createDistributedTable(table: string, first: string): string {
  const group = table === first ? 'none' : first;
  return `select create_distributed_table('${table}', '${DISTRIBUTION_COLUMN}', colocate_with => '${group}')
  where not exists (select from pg_dist_partition where logicalrelid = '${table}'::regclass and partmethod = 'h')`;
}

/** Throws if an earlier version or an operator has distributed a table in another way. */
function requirePlacement(references: readonly string[], distributed: readonly string[]): string {
  return `do $$
declare
  misplaced text;
begin
  select string_agg(name, ', ') into misplaced from (
    select name from unnest(${toSqlArray(references)}) as name
    where not exists (select from pg_dist_partition where ${isReference('name')})
    union all
    select name from unnest(${toSqlArray(distributed)}) as name
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

function toSqlArray(names: readonly string[]): string {
  return `array[${names.map((name) => `'${name}'`).join(', ')}]`;
}

/** `user` is a keyword of SQL. */
function quote(table: string): string {
  return `"${table}"`;
}
