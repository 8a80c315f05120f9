import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewRow } from '#shared/import/match/types.ts';
import type { Categories } from '#web/lib/categories/categories.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { Card } from '#web/ui/card.tsx';
import { closeToast } from '#web/ui/toast.ts';
import { SaveBar } from '../saving/save-bar.tsx';
import { useSave, type Save } from '../saving/use-save.ts';
import { savesSomething, countTotals, type Preview } from './decisions.ts';
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
  kept: Preview | undefined;
};

/** The rows, a decision about each, and the button that saves them. */
export function LoadedPreview({ offered, start, rows, kept, ...props }: Props) {
  const { t } = useTranslation();
  const { accounts, choices, known, onBack } = props;
  const { preview, offer, actions, tickMany, categorizeMany } = useDecisions(rows, kept);
  const totals = useMemo(() => countTotals(preview), [preview]);
  const [rowAccounts] = useState(() => toRowAccounts(accounts, choices, known.items));
  const [accountNames] = useState(() => rowAccounts.map(({ name }) => name));
  const [unreadable] = useState(() => listUnreadable(rowAccounts));
  const save = useSave({ ...props, preview, parts: start.parts.parts });
  useKeptReview(props.memory, { start, rows, preview }, save);
  useUnsaved(t('imports.preview.unsaved'), !save.isSaved && savesSomething(totals));
  // A toast offers to undo a change, which is no longer possible.
  useEffect(() => closeToast, [save.isSaving]);
  return (
    <>
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
function useKeptReview(memory: ReviewMemory, { start, rows, preview }: KeptReview, save: Save): void {
  const hasBegun = save.isSaving || save.isSaved || save.error !== null;
  useEffect(() => {
    memory.current = hasBegun ? undefined : { start, rows, preview };
  }, [memory, start, rows, preview, hasBegun]);
}

function listUnreadable(accounts: readonly RowAccount[]): UnreadableLine[] {
  return accounts.flatMap(({ fileName, name, statement }) =>
    statement.unreadable.map((row) => ({ ...row, fileName, account: name })),
  );
}
