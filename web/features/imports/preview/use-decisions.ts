import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewRow } from '#shared/import/match/types.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { showToast } from '#web/ui/toast.ts';
import {
  pickChoices,
  change,
  changeSome,
  restoreChoices,
  outcomeFor,
  tickAll,
  type Choice,
  type Preview,
} from './decisions.ts';
import { findOffer, type Offer } from './offer.ts';

/** The actions on a row. Each function stays the same, so that unchanged rows are not drawn again. */
export type RowActions = {
  tick: (index: number, isTicked: boolean) => void;
  describe: (index: number, description: string) => void;
  categorize: (index: number, choice: Choice) => void;
  decide: (index: number, outcome: PreviewRow['outcome']) => void;
  takeOffer: () => void;
};

/** The decisions about the rows of a review, and the functions that change them. */
export function useDecisions(rows: readonly PreviewRow[], start: () => Preview) {
  const [preview, setPreview] = useState(start);
  const [offer, setOffer] = useState<Offer>();
  const latest = useRef({ preview, offer });
  latest.current = { preview, offer };
  const categorizeMany = useCategorizeMany(latest, setPreview);
  const actions = useMemo<RowActions>(
    () => ({
      ...toRowActions(rows, setPreview),
      categorize: (index, choice) => {
        setPreview((before) => change(before, index, choice));
        setOffer(findOffer(latest.current.preview, index, choice));
      },
      takeOffer: () => {
        const accepted = latest.current.offer;
        if (accepted !== undefined) categorizeMany(accepted.others, accepted.choice);
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
  return { preview, offer, actions, tickMany, categorizeMany, update: setPreview };
}

type Update = (next: (before: Preview) => Preview) => void;

/** Gives rows a category, and shows a toast with their number and an undo. */
function useCategorizeMany(latest: RefObject<{ preview: Preview }>, update: Update) {
  const { t } = useTranslation();
  const format = useFormat();
  return useCallback(
    (indexes: readonly number[], choice: Choice) => {
      const former = pickChoices(latest.current.preview, indexes);
      update((before) => changeSome(before, indexes, () => choice));
      const count = indexes.length;
      const message = t('imports.preview.othersChanged', { count, number: format.count(count) });
      const undo = () => update((before) => restoreChoices(before, former, choice));
      showToast({
        kind: 'success',
        message,
        action: { label: t('transactions.toasts.undo'), onClick: undo },
      });
    },
    [latest, update, t, format],
  );
}

function toRowActions(
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
