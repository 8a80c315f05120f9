import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewRow } from '#shared/import/match/types.ts';
import type { Categories } from '#web/lib/categories/categories.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { Card } from '#web/ui/card.tsx';
import { closeToast } from '#web/ui/toast.ts';
import { SaveBar } from '../saving/save-bar.tsx';
import { useSave, type Save } from '../saving/use-save.ts';
import { SettlementQuestions } from '../settlements/settlement-questions.tsx';
import { useAnswering, useSettled } from '../settlements/use-settled.ts';
import { savesSomething, countTotals } from './decisions.ts';
import { FileDetails } from './file-details.tsx';
import type { UnreadableLine } from './items.ts';
import type { KeptReview, ReviewStart, ReviewMemory } from './kept-review.ts';
import { PreviewList } from './preview-list.tsx';
import type { PreviewProps } from './preview-props.ts';
import { PreviewSummary } from './preview-summary.tsx';
import { toRowAccounts, type RowAccount } from './row-accounts.ts';
import { useDecisions } from './use-decisions.ts';
import classes from './preview-list.module.css';

type Props = PreviewProps & {
  /** The user's categories, and those that saving would create. */
  offered: Categories;
  start: ReviewStart;
  rows: readonly PreviewRow[];
  kept: KeptReview | undefined;
};

/** The rows, a decision about each, and the button that saves them. */
export function LoadedPreview({ offered, start, rows, kept, ...props }: Props) {
  const { t } = useTranslation();
  const { accounts, choices, known, onBack } = props;
  const { parts } = start.parts;
  const settling = useSettled({ rows, parts, sources: known.items, offered, kept });
  const { groups, settled } = settling;
  const { preview, offer, actions, tickMany, categorizeMany, update } = useDecisions(rows, settling.start);
  const { answer, rename } = useAnswering(settling.setSettled, update);
  const totals = useMemo(() => countTotals(preview), [preview]);
  const [rowAccounts] = useState(() => toRowAccounts(accounts, choices, known.items));
  const [accountNames] = useState(() => rowAccounts.map(({ name }) => name));
  const [unreadable] = useState(() => listUnreadable(rowAccounts));
  const save = useSave({ ...props, preview, settled, parts });
  useKeptReview(props.memory, { start, rows, preview, settled }, save);
  useUnsaved(t('imports.preview.unsaved'), !save.isSaved && savesSomething(totals));
  // A toast offers to undo a change, which is no longer possible.
  useEffect(() => closeToast, [save.isSaving]);
  return (
    <>
      <SettlementQuestions
        {...{ groups, settled, choices }}
        sources={known.items}
        categories={offered}
        isLocked={save.isSaving || save.confirmed.size > 0}
        onAnswer={answer}
        onRename={rename}
      />
      <Card className={classes.card ?? ''}>
        <PreviewSummary totals={totals} unreadable={unreadable.length} />
        <FileDetails {...{ ...props, preview, rowAccounts }} />
        <PreviewList
          preview={preview}
          unreadable={unreadable}
          accounts={accountNames}
          categories={offered}
          offer={offer}
          actions={actions}
          onTickMany={tickMany}
          onCategorizeMany={categorizeMany}
          confirmed={save.confirmed}
          isSaving={save.isSaving}
        />
      </Card>
      <SaveBar totals={totals} save={save} onBack={onBack} />
    </>
  );
}

/** Keeps the decisions until saving begins. After that the rows have to be compared again. */
function useKeptReview(
  memory: ReviewMemory,
  { start, rows, preview, settled }: KeptReview,
  save: Save,
): void {
  const hasBegun = save.isSaving || save.isSaved || save.error !== null;
  useEffect(() => {
    memory.current = hasBegun ? undefined : { start, rows, preview, settled };
  }, [memory, start, rows, preview, settled, hasBegun]);
}

function listUnreadable(accounts: readonly RowAccount[]): UnreadableLine[] {
  return accounts.flatMap(({ fileName, name, statement }) =>
    statement.unreadable.map((row) => ({ ...row, fileName, account: name })),
  );
}
