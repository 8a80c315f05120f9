import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Reader, Schema, Writer } from './schema.ts';

/** Runs a compiled query at once, as SQLite can, and returns its rows. */
type RunNow = (query: CompiledQuery) => unknown[];

const runners = new WeakMap<object, RunNow>();

/** Lets prepared queries on this connection run at once, without the query builder's driver. */
export function runPreparedNow(db: Kysely<Schema>, run: RunNow): void {
  runners.set(db.getExecutor().adapter, run);
}

/** Begins the text that stands for an argument in a compiled query. No constant of a query begins with it. */
const ARGUMENT = '\0';

type Arguments = Readonly<Record<string, unknown>>;
type Build<Args extends Arguments, Row> = (
  db: Kysely<Schema>,
  argument: <Name extends keyof Args & string>(name: Name) => Args[Name],
) => Compilable<Row>;

/**
 * Returns a function that runs a query and returns its rows. The query is built and compiled once for each connection
 * of the program, since that costs several times as much as most queries. `argument` stands for a value that each call gives.
 */
export function prepareQuery<Args extends Arguments, Row>(
  build: Build<Args, Row>,
): (db: Reader | Writer, args: Args) => Promise<Row[]> {
  /** By connection, and then by its first plugin, which may mark the query. */
  const compiledQueries = new WeakMap<object, Map<unknown, CompiledQuery<Row>>>();

  function compile(db: Kysely<Schema>): CompiledQuery<Row> {
    const { adapter, plugins } = db.getExecutor();
    const ofConnection = compiledQueries.get(adapter) ?? new Map<unknown, CompiledQuery<Row>>();
    const known = ofConnection.get(plugins[0]);
    if (known !== undefined) return known;
    const built = build(db, (name) => `${ARGUMENT}${name}` as never).compile();
    const compiled = runners.has(adapter) ? { ...built, sql: hideArguments(built.sql) } : built;
    compiledQueries.set(adapter, ofConnection.set(plugins[0], compiled));
    return compiled;
  }

  return async (db, args) => {
    const compiled = compile(db);
    const parameters = compiled.parameters.map((each) => (isArgument(each) ? args[each.slice(1)] : each));
    const runNow = runners.get(db.getExecutor().adapter);
    if (runNow !== undefined) return runNow({ ...compiled, parameters }) as Row[];
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

/**
 * Hides the arguments of a selection from SQLite's planner. It would parse the query again for each new value that could
 * change the plan of a join, a range or a limit, which costs several times as much as most queries. No plan of ours
 * depends on values.
 */
function hideArguments(sql: string): string {
  return sql.startsWith('select ') ? sql.replaceAll('?', '(select ?)') : sql;
}

function isArgument(parameter: unknown): parameter is string {
  return typeof parameter === 'string' && parameter.startsWith(ARGUMENT);
}
