import type { Movement, Statement, UnreadableRow } from '../types.ts';
import type { Layout } from './layout.ts';
import { filled } from './movement.ts';
import type { Chain } from './proof.ts';
import { cellAt, type MovementRow } from './rows.ts';

type Rest = {
  account: string | null;
  currency: string | null;
  isPending: boolean;
  balanceRows: number;
  unreadable: UnreadableRow[];
  proof: Chain;
};

/** A statement for each account that the rows name; what belongs to none is in the first. */
export function toStatements(
  movements: readonly Movement[],
  rows: readonly MovementRow[],
  layout: Layout,
  rest: Rest,
): Statement[] {
  const accounts = new Map(
    rows.map(({ line, cells }) => [line, filled(cellAt(cells, layout.account)) ?? rest.account]),
  );
  const groups = new Map<string | null, Movement[]>();
  // A section of pending movements only is pending; a whole file of them is rather a misunderstanding.
  for (const movement of movements) {
    const account = accounts.get(movement.line) ?? null;
    const booked = rest.isPending ? { ...movement, isPending: true } : movement;
    const own = groups.get(account);
    if (own) own.push(booked);
    else groups.set(account, [booked]);
  }
  if (groups.size === 0) groups.set(rest.account, []);
  const statements = [...groups].map(([account, own]): Statement => ({
    account,
    currency: rest.currency,
    movements: own,
    balanceRows: 0,
    unreadable: [],
    proof: null,
  }));
  const [first, ...others] = statements;
  if (first === undefined) return [];
  const proof = rest.proof.of === 0 ? null : { kind: 'runningBalance' as const, ...rest.proof };
  return [{ ...first, balanceRows: rest.balanceRows, unreadable: rest.unreadable, proof }, ...others];
}
