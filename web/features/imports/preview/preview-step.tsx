import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { Card } from '#web/ui/card.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { StepActions, StepHeading } from '../step-frame.tsx';
import { useCategoriesWithPlanned } from '../categories/use-category-map.ts';
import { toMatchCategories } from '../use-match-categories.ts';
import { LoadedPreview } from './loaded-preview.tsx';
import { toReviewInputs, findSameReview, type KeptReview, type ReviewStart } from './kept-review.ts';
import type { PreviewProps } from './preview-props.ts';
import { toPartMovements, usePreviewRows } from './use-preview.ts';
import stepClasses from '../imports.module.css';

/** The fourth step: shows for each row what saving would do. */
export function PreviewStep(props: PreviewProps) {
  const { t } = useTranslation();
  const { categories, known, onBack } = props;
  const [{ start, kept }] = useState(() => startReview(props));
  const { parts, reviewId } = start;
  const offered = useCategoriesWithPlanned(categories.planned);
  const query = usePreviewRows(parts, {
    known,
    reviewId,
    categories: toMatchCategories(offered),
    mapped: categories.matched,
    keptRows: kept?.rows,
  });
  return (
    <div className="stack gap-20">
      <StepHeading isHidden>{t('imports.preview.title')}</StepHeading>
      {query.data !== undefined ? (
        <LoadedPreview {...props} offered={offered} start={start} rows={query.data} kept={kept} />
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

/** Continues the review that the user left, if its inputs are the same, or starts a new one. */
function startReview(props: PreviewProps): { start: ReviewStart; kept: KeptReview | undefined } {
  const inputs = toReviewInputs(props);
  const kept = findSameReview(props.memory.current, inputs);
  const start = kept?.start ?? {
    inputs,
    reviewId: uuidv7(),
    parts: toPartMovements(props.accounts, props.choices),
  };
  return { start, kept };
}
