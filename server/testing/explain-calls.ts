import { sql, type CompiledQuery, type Kysely } from 'kysely';
import { inject } from 'vitest';
import type { Schema } from '#server/database/schema.ts';

export type Call = [name: string, call: () => Promise<unknown>];

/** Returns the plans of each call's queries, each a list of steps. Each call must record its queries in `queries`. */
export async function explainCalls(
  db: Kysely<Schema>,
  queries: CompiledQuery[],
  calls: readonly Call[],
): Promise<Map<string, string[][]>> {
  // Gathers the statistics that a database in use has.
  if (inject('database') === 'postgres') await sql`analyze`.execute(db);
  const plans = new Map<string, string[][]>();
  for (const [name, call] of calls) {
    queries.length = 0;
    await call();
    const explainable = queries.filter(
      // Any call may read the settings again.
      ({ sql: text }) => /^(select|insert|update|delete)/i.test(text) && !text.includes('"settings"'),
    );
    const callPlans: string[][] = [];
    for (const query of explainable) callPlans.push(await explain(db, query));
    plans.set(name, callPlans);
  }
  return plans;
}

async function explain(db: Kysely<Schema>, query: CompiledQuery): Promise<string[]> {
  return inject('database') === 'sqlite' ? await explainSqlite(db, query) : await explainPostgres(db, query);
}

async function explainSqlite(db: Kysely<Schema>, query: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>({
    ...query,
    sql: `explain query plan ${query.sql}`,
  });
  // The argument of a prepared query is such a row.
  return rows.map((row) => row.detail).filter((detail) => detail !== 'SCAN CONSTANT ROW');
}

type PlanNode = { 'Node Type': string; 'Index Name'?: string; 'Index Cond'?: string; Plans?: PlanNode[] };

/** With sequential scans off, a plan shows whether an index can serve the query. */
async function explainPostgres(db: Kysely<Schema>, query: CompiledQuery): Promise<string[]> {
  const explained = await db.transaction().execute(async (trx) => {
    await trx.executeQuery({ ...query, sql: 'set local enable_seqscan = off', parameters: [] });
    await trx.executeQuery({ ...query, sql: 'set local enable_bitmapscan = off', parameters: [] });
    return await trx.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
      ...query,
      sql: `explain (format json) ${query.sql}`,
    });
  });
  const plan = explained.rows[0]?.['QUERY PLAN'][0]?.Plan;
  return plan ? flatten(plan) : [];
}

/** Lists each step with its index and the columns of its condition, without the values. */
function flatten(node: PlanNode): string[] {
  const columns = new Set(node['Index Cond']?.match(/\b[A-Za-z_]+(?="? (?:=|>=|<=|<|>) )/g));
  const scan =
    node['Index Name'] === undefined ? '' : ` using ${node['Index Name']} by ${[...columns].join(', ')}`;
  return [`${node['Node Type']}${scan}`, ...(node.Plans ?? []).flatMap(flatten)];
}
