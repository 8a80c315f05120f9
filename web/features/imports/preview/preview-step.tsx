import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { Card } from '#web/ui/card.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { StepActions, StepHeading } from '../step-frame.tsx';
import { useWithPlanned } from '../categories/use-category-map.ts';
import { toMatchCategories } from '../use-match-categories.ts';
import { LoadedPreview } from './loaded-preview.tsx';
import { lookedAt, sameReview, type KeptReview, type Look } from './kept-review.ts';
import type { PreviewProps } from './preview-props.ts';
import { toParts, usePreviewRows } from './use-preview.ts';
import stepClasses from '../imports.module.css';

/** The fourth step: what will happen, row by row, before anything is saved. */
export function PreviewStep(props: PreviewProps) {
  const { t } = useTranslation();
  const { categories, known, onBack } = props;
  const [{ look, kept }] = useState(() => startLook(props));
  const { parts, turn } = look;
  const offered = useWithPlanned(categories.planned);
  const query = usePreviewRows(parts, {
    known,
    turn,
    categories: toMatchCategories(offered),
    mapped: categories.matched,
    kept: kept?.rows,
  });
  return (
    <div className={stepClasses.part}>
      <StepHeading isHidden>{t('imports.preview.title')}</StepHeading>
      {query.data !== undefined ? (
        <LoadedPreview {...props} offered={offered} look={look} rows={query.data} kept={kept?.preview} />
      ) : (
        <>
          <Card>
            {query.isError ? (
              <LoadFailed query={query} />
            ) : (
              <>
                <p className={`dim text-15 lines-145 ${stepClasses.text}`}>
                  {t('imports.preview.preparing')}
                </p>
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

/** Goes on with the review that was left, if it is still the same; else starts one. */
function startLook(props: PreviewProps): { look: Look; kept: KeptReview | undefined } {
  const of = lookedAt(props);
  const kept = sameReview(props.memory.current, of);
  const look = kept?.look ?? { of, turn: uuidv7(), parts: toParts(props.accounts, props.choices) };
  return { look, kept };
}
