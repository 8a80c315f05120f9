import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { splitList } from '#web/features/transactions/write/history-search.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './history.module.css';

/** Leads from the transactions of an account to its transfers, which this list does not have. */
export function TransfersNote({ account }: { account: string | undefined }) {
  const { t } = useTranslation();
  const [id, ...others] = splitList(account);
  if (id === undefined) return null;
  const isOne = others.length === 0;
  return (
    <p className={`row wrap ${classes.note}`}>
      <span className="dim">{t('history.transfers.note')}</span>
      <Link
        className="row touchable accent weight-600 no-print"
        to={isOne ? `${paths.accounts}?account=${id}` : paths.accounts}
      >
        {t(isOne ? 'history.transfers.ofOne' : 'history.transfers.all')}
      </Link>
    </p>
  );
}
