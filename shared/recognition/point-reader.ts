import { payeeReader } from './payee-reader.ts';
import { pointMaker, type Point } from './points.ts';
import type { PastTransaction } from './types.ts';

/** The most transactions in a row that may have been deleted since the last history. */
const MOST_DELETED = 10;

export type ReadPoints = (transactions: readonly PastTransaction[]) => readonly Point[];

/**
 * Makes a function that turns a history into points, in the same order. A transaction that is the same object as in the
 * history before keeps its point.
 */
export function pointReader(): ReadPoints {
  const payeeOf = payeeReader();
  let read: readonly PastTransaction[] | undefined;
  let last: readonly Point[] = [];
  return (transactions) => {
    if (transactions === read) return last;
    const toPoint = pointMaker();
    let at = 0;
    const find = (transaction: PastTransaction) => {
      // Most transactions are the same as before, in the same order.
      for (let next = at; next <= at + MOST_DELETED; next++) {
        const point = last[next];
        if (point?.transaction !== transaction) continue;
        at = next + 1;
        return point;
      }
      return undefined;
    };
    const points = transactions.map(
      (transaction) => find(transaction) ?? toPoint(transaction, payeeOf(transaction.description)),
    );
    read = transactions;
    last = points;
    return points;
  };
}
