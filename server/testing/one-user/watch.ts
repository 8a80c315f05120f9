import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, DatabaseObservers } from '#server/database/connect.ts';
import { isAcrossUsers } from '#server/database/across-users.ts';
import { createQueryMark } from '#server/database/query-mark.ts';
import { findUsers } from './find-users.ts';
import { noteShapes } from '#server/testing/query-shapes/log.ts';
import { findUnexplainedWrite } from './requests.ts';
import { findWrite, findWrongWriter, noteWriter } from './writers.ts';

type Query = Parameters<NonNullable<DatabaseObservers['onQuery']>>[0];

/** Queries of the product, so that those of tests themselves are not blamed. */
const ofProduct = createQueryMark();
const faults = new Set<string>();
/** What is known of queries by their text, since reading a tree takes longer than running it. */
const known = new Map<string, ReturnType<typeof findUsers>>();

/** The same database for the product: `watchQuery` looks at each query that it makes. */
export function markedAsProduct(database: Database): Database {
  return {
    ...database,
    read: ofProduct.on(database.read),
    identity: ofProduct.on(database.identity.withPlugin(noteWriter())),
    write(job) {
      // Writes of one moment share a transaction, and yet each belongs to the request that asked for it.
      const run = AsyncLocalStorage.bind(job);
      return database.write((trx) => run(ofProduct.on(trx.withPlugin(noteWriter()) as typeof trx)));
    },
    snapshot: (job) => database.snapshot((db) => job(ofProduct.on(db))),
  };
}

/** Remembers what is wrong with a query of the product; the setup file lets the test fail for it. */
export function watchQuery(query: Query): void {
  if (!ofProduct.isOn(query)) return;
  noteShapes(query);
  for (const fault of findFaultsOfWrite(query)) faults.add(fault);
  const { users, problems } = knownUsers(query);
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

function knownUsers(query: Query): ReturnType<typeof findUsers> {
  // Two trees may have one text: a restore writes a row as the product does.
  const key = `${isAcrossUsers(query)} ${query.sql} ${sameness(query.parameters)}`;
  const found = known.get(key) ?? findUsers(query.query);
  known.set(key, found);
  return found;
}

/** Which parameters are the same value: two queries of one text may differ in whether they name one user. */
function sameness(parameters: readonly unknown[]): string {
  const firsts = new Map<unknown, number>();
  return parameters
    .map((value, at) => {
      if (!firsts.has(value)) firsts.set(value, at);
      return firsts.get(value);
    })
    .join();
}

/** What was wrong since the last time that this was asked. */
export function takeFaults(): string[] {
  const taken = [...faults];
  faults.clear();
  return taken;
}
