import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { Card } from '#web/ui/card.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { StepActions, StepHeading } from '../step-frame.tsx';
import { LoadedPreview } from './loaded-preview.tsx';
import type { PreviewProps } from './preview-props.ts';
import { toParts, usePreviewRows } from './use-preview.ts';
import stepClasses from '../imports.module.css';

/** The fourth step: what will happen, row by row, before anything is saved. */
export function PreviewStep(props: PreviewProps) {
  const { t } = useTranslation();
  const { accounts, choices, categories, known, onBack } = props;
  // What is looked at stays the same, whatever is fetched again meanwhile.
  const [{ parts, turn }] = useState(() => ({ parts: toParts(accounts, choices), turn: uuidv7() }));
  const query = usePreviewRows(parts, { known, turn, mapped: categories.matched });
  return (
    <div className={stepClasses.part}>
      <StepHeading>{t('imports.preview.title')}</StepHeading>
      {query.data !== undefined ? (
        <LoadedPreview {...props} parts={parts.parts} rows={query.data} />
      ) : (
        <>
          <Card>
            {query.isError ? (
              <LoadFailed query={query} />
            ) : (
              <>
                <p className={stepClasses.text}>{t('imports.preview.preparing')}</p>
                <ListSkeleton rowHeight={56} picture="tile" />
              </>
            )}
          </Card>
          <StepActions onBack={onBack}>{null}</StepActions>
        </>
      )}
    </div>
  );
}
