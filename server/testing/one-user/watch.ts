import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, DatabaseObservers } from '#server/database/connect.ts';
import { isAcrossUsers } from '#server/database/across-users.ts';
import { createQueryMark } from '#server/database/query-mark.ts';
import { findUsers } from './find-users.ts';
import { noteShapes } from '#server/testing/query-shapes/log.ts';
import { findUnexplainedWrite } from './requests.ts';
import { findWrite, findWrongWriter, noteWriter } from './writers.ts';

type Query = Parameters<NonNullable<DatabaseObservers['onQuery']>>[0];

/** Marks the queries of the product, since those of tests are not checked. */
const productMark = createQueryMark();
const faults = new Set<string>();
/** The findings by the text of queries, since reading a query's tree takes longer than running the query. */
const findingsByText = new Map<string, ReturnType<typeof findUsers>>();

/** Returns the same database for the product. `watchQuery` checks each of its queries. */
export function markedAsProduct(database: Database): Database {
  return {
    ...database,
    read: productMark.on(database.read),
    identity: productMark.on(database.identity.withPlugin(noteWriter())),
    write(job) {
      // Writes of one moment share a transaction, but each belongs to its own request.
      const run = AsyncLocalStorage.bind(job);
      return database.write((trx) => run(productMark.on(trx.withPlugin(noteWriter()) as typeof trx)));
    },
    snapshot: (job) => database.snapshot((db) => job(productMark.on(db))),
  };
}

/** Remembers what is wrong with a query of the product; the setup file fails the test for it. */
export function watchQuery(query: Query): void {
  if (!productMark.isOn(query)) return;
  noteShapes(query);
  for (const fault of findFaultsOfWrite(query)) faults.add(fault);
  const { users, problems } = findUsersOnce(query);
  if (isAcrossUsers(query)) {
    if (users.length > 0 && problems.length === 0) faults.add(`acrossUsers is not needed: ${query.sql}`);
    return;
  }
  for (const problem of problems) faults.add(`${problem}: ${query.sql}`);
}

function findFaultsOfWrite({ query }: Query): string[] {
  const write = findWrite(query);
  if (write === undefined) return [];
  return [findWrongWriter(write), findUnexplainedWrite(write)].filter((fault) => fault !== undefined);
}

function findUsersOnce(query: Query): ReturnType<typeof findUsers> {
  // Two trees may have one text: a restore writes a row as the product does.
  const key = `${isAcrossUsers(query)} ${query.sql} ${describeEqualParameters(query.parameters)}`;
  const findings = findingsByText.get(key) ?? findUsers(query.query);
  findingsByText.set(key, findings);
  return findings;
}

/** Describes which parameters are equal, since two queries with one text may name one user or two. */
function describeEqualParameters(parameters: readonly unknown[]): string {
  const firsts = new Map<unknown, number>();
  return parameters
    .map((value, at) => {
      if (!firsts.has(value)) firsts.set(value, at);
      return firsts.get(value);
    })
    .join();
}

export function takeFaults(): string[] {
  const result = [...faults];
  faults.clear();
  return result;
}
