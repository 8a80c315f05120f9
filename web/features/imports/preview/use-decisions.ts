import { useCallback, useMemo, useRef, useState } from 'react';
import { sameTextRows } from '#shared/import/match/same-text-rows.ts';
import type { PreviewRow } from '#shared/import/match/types.ts';
import {
  canBeTicked,
  change,
  changeSome,
  outcomeFor,
  startPreview,
  tickAll,
  type Preview,
} from './decisions.ts';

/** The category of one row may be meant for others of the same payee. */
export type Offer = { index: number; category: string; others: readonly number[] };

/** What somebody does with a row. The functions are the same in every render, so that rows are drawn once. */
export type RowActions = {
  tick: (index: number, isTicked: boolean) => void;
  describe: (index: number, description: string) => void;
  categorize: (index: number, category: string) => void;
  decide: (index: number, outcome: PreviewRow['outcome']) => void;
  takeOffer: () => void;
};

/** The decisions of a person about the rows of a preview. */
export function useDecisions(rows: readonly PreviewRow[], kept: Preview | undefined) {
  const [preview, setPreview] = useState(() => kept ?? startPreview(rows));
  const [offer, setOffer] = useState<Offer>();
  const [changedOthers, setChangedOthers] = useState(0);
  const latest = useRef({ preview, offer });
  latest.current = { preview, offer };
  const update = useCallback((next: (before: Preview) => Preview) => {
    setPreview(next);
    setChangedOthers(0);
  }, []);
  const actions = useMemo<RowActions>(
    () => ({
      ...rowActions(rows, update),
      categorize: (index, category) => {
        update((before) => change(before, index, { category }));
        setOffer(findOffer(latest.current.preview, index, category));
      },
      takeOffer: () => {
        const { others = [], category = '' } = latest.current.offer ?? {};
        update((before) => changeSome(before, others, () => ({ category })));
        setChangedOthers(others.length);
        setOffer(undefined);
      },
    }),
    [rows, update],
  );
  const tickMany = useCallback(
    (indexes: readonly number[], isTicked: boolean) => update((before) => tickAll(before, indexes, isTicked)),
    [update],
  );
  return { preview, offer, changedOthers, actions, tickMany };
}

type Update = (next: (before: Preview) => Preview) => void;

function rowActions(
  rows: readonly PreviewRow[],
  update: Update,
): Pick<RowActions, 'tick' | 'describe' | 'decide'> {
  return {
    tick: (index, isTicked) => {
      const row = rows[index];
      if (row === undefined) return;
      update((before) => change(before, index, { outcome: outcomeFor(row, isTicked) }));
    },
    describe: (index, description) => update((before) => change(before, index, { description })),
    decide: (index, outcome) => update((before) => change(before, index, { outcome })),
  };
}

function findOffer({ rows, decisions }: Preview, index: number, category: string): Offer | undefined {
  const row = rows[index];
  if (row === undefined) return undefined;
  const alike = new Set(sameTextRows(rows, row));
  const others = rows.flatMap((each, at) =>
    alike.has(each) && canBeTicked(each) && decisions[at]?.category !== category ? [at] : [],
  );
  return others.length > 0 ? { index, category, others } : undefined;
}
