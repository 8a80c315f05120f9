import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './transfers.module.css';

type Props = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

/** The button below a list that shows older transfers, if there are any. */
export function MoreTransfers({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) {
  const { t } = useTranslation();
  if (!hasNextPage) return null;
  return (
    <Button
      className={classes.more ?? ''}
      variant="default"
      loading={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {t('transfers.more')}
    </Button>
  );
}
