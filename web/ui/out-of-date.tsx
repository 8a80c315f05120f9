import { useTranslation } from 'react-i18next';
import { BusyButton } from './busy-button.tsx';
import classes from './out-of-date.module.css';

type Props = { message: string; query: { isFetching: boolean; refetch: () => unknown } };

/** Says above the shown data that it could not be refreshed, and offers to try again. */
export function OutOfDate({ message, query }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`row wrap between rounded expense text-15 weight-500 ${classes.notice}`} role="alert">
      <span>{message}</span>
      <BusyButton variant="default" onClick={() => void query.refetch()} isBusy={query.isFetching}>
        {t('app.retry')}
      </BusyButton>
    </div>
  );
}
