import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './out-of-date.module.css';

type Props = { message: string; query: { isFetching: boolean; refetch: () => unknown } };

/** Stands above what is shown when it could not be refreshed, and offers to try again. */
export function OutOfDate({ message, query }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.notice} role="alert">
      <span>{message}</span>
      <Button variant="default" onClick={() => void query.refetch()} loading={query.isFetching}>
        {t('app.retry')}
      </Button>
    </div>
  );
}
