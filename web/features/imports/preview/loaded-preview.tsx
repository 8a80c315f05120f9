import { VisuallyHidden } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewRow } from '#shared/import/match/types.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { SaveBar } from '../saving/save-bar.tsx';
import { useSave, type Save } from '../saving/use-save.ts';
import { savesSomething, totalsOf, type Preview } from './decisions.ts';
import type { LostRow } from './items.ts';
import type { KeptReview, Look, ReviewMemory } from './kept-review.ts';
import { PreviewList } from './preview-list.tsx';
import type { PreviewProps } from './preview-props.ts';
import { PreviewSummary } from './preview-summary.tsx';
import { useDecisions } from './use-decisions.ts';

type Props = PreviewProps & { look: Look; rows: readonly PreviewRow[]; kept: Preview | undefined };

/** The rows with what becomes of each, and the button that saves them. */
export function LoadedPreview({ look, rows, kept, ...props }: Props) {
  const { t } = useTranslation();
  const { files, known, onBack } = props;
  const format = useFormat();
  const { preview, offer, changedOthers, actions, tickMany } = useDecisions(rows, kept);
  const totals = useMemo(() => totalsOf(preview), [preview]);
  const [lost] = useState(() => findLost(files));
  const save = useSave({ ...props, preview, parts: look.parts.parts });
  useKeptReview(props.memory, { look, rows, preview }, save);
  useUnsaved(t('imports.preview.unsaved'), !save.isSaved && savesSomething(totals));
  return (
    <>
      <PreviewSummary {...props} sources={known.items} totals={totals} />
      <VisuallyHidden role="status">
        {changedOthers > 0 &&
          t('imports.preview.othersChanged', { count: changedOthers, number: format.count(changedOthers) })}
      </VisuallyHidden>
      <Card>
        <PreviewList
          preview={preview}
          lost={lost}
          offer={offer}
          actions={actions}
          onTickMany={tickMany}
          confirmed={save.confirmed}
          isSaving={save.isSaving}
        />
      </Card>
      <SaveBar totals={totals} save={save} onBack={onBack} />
    </>
  );
}

/** Keeps the decisions until saving begins, after which the rows have to be compared again. */
function useKeptReview(memory: ReviewMemory, { look, rows, preview }: KeptReview, save: Save): void {
  const hasBegun = save.isSaving || save.isSaved || save.error !== null;
  useEffect(() => {
    memory.current = hasBegun ? undefined : { look, rows, preview };
  }, [memory, look, rows, preview, hasBegun]);
}

function findLost(files: PreviewProps['files']): LostRow[] {
  return files.flatMap(({ name, reading }) =>
    reading.statements.flatMap(({ unreadable }) => unreadable.map((row) => ({ ...row, fileName: name }))),
  );
}
