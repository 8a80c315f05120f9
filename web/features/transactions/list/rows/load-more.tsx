import { Button, Loader } from '@mantine/core';
import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../history/history-list.module.css';

export type Paging = {
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The last attempt to load more failed; the next attempt waits for a click. */
  hasFailed: boolean;
  onLoadMore: () => void;
};

type Props = Paging & { isNearEnd: boolean };

/**
 * Loads the next page when the end of the list is near; a button shows only after a failure. It does not render again
 * while the list scrolls, because its loader costs as much as several rows.
 */
export const LoadMore = memo(function LoadMore({ isNearEnd, ...paging }: Props) {
  const { t } = useTranslation();
  const { hasMore, isLoadingMore, hasFailed, onLoadMore } = paging;
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore && !hasFailed) onLoadMore();
  }, [isNearEnd, hasMore, isLoadingMore, hasFailed, onLoadMore]);
  if (!hasMore) return null;
  return (
    <div className={`stack align-centre gap-8 dim no-print ${classes.more}`}>
      {!hasFailed && <Loader size={22} aria-label={t('history.list.loadingMore')} />}
      {hasFailed && <p role="alert">{t('errors.fetchFailed')}</p>}
      {hasFailed && (
        <Button variant="default" loading={isLoadingMore} onClick={onLoadMore}>
          {t('app.retry')}
        </Button>
      )}
    </div>
  );
});
