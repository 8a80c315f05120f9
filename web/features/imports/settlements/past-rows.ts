import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { settleRows, SettlementRow } from '#shared/contract/settlements.ts';
import { settlementKey, type Settlement } from '#shared/import/match/settlements.ts';
import { MAX_SETTLED_AT_ONCE } from '#shared/limits.ts';
import { fromValue, toValue } from './answers.ts';

export type SettleBody = BodyOf<typeof settleRows>;

/** Saved rows of one import that settle the same. */
export type PastGroup = {
  key: string;
  settlement: Settlement;
  rows: readonly SettlementRow[];
  /** The answer that all rows have; '' if they differ. */
  value: string;
};

export function groupPastRows(rows: readonly SettlementRow[]): PastGroup[] {
  return [...Map.groupBy(rows, settlementKey)].flatMap(([key, ofGroup]) => {
    const [first] = ofGroup;
    if (first === undefined) return [];
    const values = new Set(ofGroup.map(toRowValue));
    const [value = ''] = values.size === 1 ? values : [];
    const { kind, counterpart } = first;
    return [{ key, settlement: { kind, counterpart }, rows: ofGroup, value }];
  });
}

/** Income cannot be chosen as an answer. */
function toRowValue({ state, account, type, category }: SettlementRow): string {
  if (state === 'transfer') return toValue({ account });
  if (state === 'leftOut') return toValue('leftOut');
  return category === null || type === 'income' ? '' : toValue({ category });
}

/** Returns the requests that give rows an answer. */
export function toAnswerBodies(rows: readonly SettlementRow[], value: string): SettleBody[] {
  const answer = fromValue(value);
  if (answer === undefined) return [];
  const target =
    answer === 'leftOut'
      ? ({ state: 'leftOut' } as const)
      : 'account' in answer
        ? ({ state: 'transfer', account: answer.account } as const)
        : ({ state: 'transaction', category: answer.category } as const);
  return inSlices(rows).map((lines) => ({ ...target, lines }));
}

/** Returns the requests that make rows again what they are now. */
export function toFormerBodies(rows: readonly SettlementRow[]): SettleBody[] {
  const open = rows.filter(({ isChanged }) => !isChanged);
  const alike = Map.groupBy(open, (row) => JSON.stringify(toTarget(row)));
  return [...alike.values()].flatMap((ofState) => {
    const [first] = ofState;
    return first === undefined ? [] : inSlices(ofState).map((lines) => ({ ...toTarget(first), lines }));
  });
}

function toTarget({
  state,
  account,
  category,
  type,
  description,
  note,
}: SettlementRow): Omit<SettleBody, 'lines'> {
  if (state === 'leftOut') return { state };
  if (state === 'transfer') return { state, account };
  return {
    state,
    ...(category !== null && { category }),
    ...(type !== null && { type }),
    ...(description !== null && { description }),
    ...(note !== null && { note }),
  };
}

function inSlices(rows: readonly SettlementRow[]): number[][] {
  const lines = rows.map(({ line }) => line);
  const slices: number[][] = [];
  for (let at = 0; at < lines.length; at += MAX_SETTLED_AT_ONCE)
    slices.push(lines.slice(at, at + MAX_SETTLED_AT_ONCE));
  return slices;
}
