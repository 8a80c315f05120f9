import { VisuallyHidden } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewRow } from '#shared/import/match/types.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import type { ImportPart } from '../saving/plan.ts';
import { SaveBar } from '../saving/save-bar.tsx';
import { useSave } from '../saving/use-save.ts';
import { totalsOf } from './decisions.ts';
import type { LostRow } from './items.ts';
import { PreviewList } from './preview-list.tsx';
import type { PreviewProps } from './preview-props.ts';
import { PreviewSummary } from './preview-summary.tsx';
import { useDecisions } from './use-decisions.ts';

type Props = PreviewProps & { parts: readonly ImportPart[]; rows: readonly PreviewRow[] };

/** The rows with what becomes of each, and the button that saves them. */
export function LoadedPreview({ parts, rows, ...props }: Props) {
  const { t } = useTranslation();
  const { files, known, onBack } = props;
  const format = useFormat();
  const { preview, offer, changedOthers, actions, tickMany } = useDecisions(rows);
  const totals = useMemo(() => totalsOf(preview), [preview]);
  const [lost] = useState(() => findLost(files));
  const save = useSave({ ...props, preview, parts });
  useUnsaved(t('imports.preview.unsaved'), !save.isSaved);
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

function findLost(files: PreviewProps['files']): LostRow[] {
  return files.flatMap(({ name, reading }) =>
    reading.statements.flatMap(({ unreadable }) => unreadable.map((row) => ({ ...row, fileName: name }))),
  );
}
