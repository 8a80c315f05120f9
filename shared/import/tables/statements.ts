import { addProofs, laterClosing } from '../formats/balance-trails.ts';
import type { Movement, Statement, UnreadableRow } from '../types.ts';
import type { Layout } from './layout.ts';
import { nullIfBlank } from './movement.ts';
import type { RowsProof } from './prove-rows.ts';
import { cellAt, type MovementRow } from './rows.ts';

type StatementInfo = {
  account: string | null;
  currency: string | null;
  isPending: boolean;
  balanceRowCount: number;
  unreadable: UnreadableRow[];
  proof: RowsProof;
};

/** Makes a statement for each account that the rows name. Balances, unreadable rows and the proof go to the first. */
export function toStatements(
  movements: readonly Movement[],
  rows: readonly MovementRow[],
  layout: Layout,
  rest: StatementInfo,
): Statement[] {
  const accounts = new Map(
    rows.map(({ line, cells }) => [line, nullIfBlank(cellAt(cells, layout.account)) ?? rest.account]),
  );
  const marked = rest.isPending ? movements.map((each) => ({ ...each, isPending: true })) : movements;
  const groups = Map.groupBy(marked, ({ line }) => accounts.get(line) ?? null);
  if (groups.size === 0) groups.set(rest.account, []);
  const statements = [...groups].map(([account, accountMovements]): Statement => ({
    account,
    currency: rest.currency,
    movements: accountMovements,
    balanceRowCount: 0,
    unreadable: [],
    proof: null,
  }));
  const [first, ...others] = statements;
  if (first === undefined) return [];
  const { agrees, of, closing } = rest.proof;
  const proof = of === 0 ? null : { kind: 'runningBalance' as const, agrees, of };
  const { balanceRowCount, unreadable } = rest;
  const own = { balanceRowCount, unreadable, proof, ...(closing && others.length === 0 && { closing }) };
  return [{ ...first, ...own }, ...others];
}

/** Joins the sections of one account, such as booked and pending, to one statement. */
export function mergeAccounts(statements: readonly Statement[]): Statement[] {
  const merged: Statement[] = [];
  for (const statement of statements) {
    const known = merged.find(({ account }) => account === statement.account || statement.account === null);
    if (known === undefined) merged.push({ ...statement });
    else {
      known.movements = [...known.movements, ...statement.movements];
      known.unreadable = [...known.unreadable, ...statement.unreadable];
      known.balanceRowCount += statement.balanceRowCount;
      known.proof = addProofs(known.proof, statement.proof);
      known.closing = laterClosing(known.closing, statement.closing);
    }
  }
  return merged;
}
