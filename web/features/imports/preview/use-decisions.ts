import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { sameTextRows } from '#shared/import/match/same-text-rows.ts';
import type { PreviewRow } from '#shared/import/match/types.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { showToast } from '#web/ui/toast.ts';
import {
  canBeTicked,
  categoriesOf,
  change,
  changeSome,
  giveBack,
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
  const latest = useRef({ preview, offer });
  latest.current = { preview, offer };
  const categorizeMany = useCategorizeMany(latest, setPreview);
  const actions = useMemo<RowActions>(
    () => ({
      ...rowActions(rows, setPreview),
      categorize: (index, category) => {
        setPreview((before) => change(before, index, { category }));
        setOffer(findOffer(latest.current.preview, index, category));
      },
      takeOffer: () => {
        const { others = [], category = '' } = latest.current.offer ?? {};
        categorizeMany(others, category);
        setOffer(undefined);
      },
    }),
    [rows, categorizeMany],
  );
  const tickMany = useCallback(
    (indexes: readonly number[], isTicked: boolean) =>
      setPreview((before) => tickAll(before, indexes, isTicked)),
    [],
  );
  return { preview, offer, actions, tickMany, categorizeMany };
}

type Update = (next: (before: Preview) => Preview) => void;

/** Gives rows a category, says how many, and offers to undo it. */
function useCategorizeMany(latest: RefObject<{ preview: Preview }>, update: Update) {
  const { t } = useTranslation();
  const format = useFormat();
  return useCallback(
    (indexes: readonly number[], category: string) => {
      const former = categoriesOf(latest.current.preview, indexes);
      update((before) => changeSome(before, indexes, () => ({ category })));
      const count = indexes.length;
      const message = t('imports.preview.othersChanged', { count, number: format.count(count) });
      const undo = () => update((before) => giveBack(before, former, category));
      showToast({
        kind: 'success',
        message,
        action: { label: t('transactions.toasts.undo'), onClick: undo },
      });
    },
    [latest, update, t, format],
  );
}

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
