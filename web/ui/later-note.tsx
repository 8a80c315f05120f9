import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { Later } from '#shared/contract/later.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './later-note.module.css';

type Props = {
  later: Later;
  /** The type that it is of; of both without one. */
  type?: TransactionType;
};

/** Says how much of the totals beside it is dated later than today, and opens these transactions. */
export function LaterNote({ later, type }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (later === null) return null;
  const { period, count, income, expenses } = later;
  const amounts = [income, -expenses].filter((amount) => amount !== 0).map(format.signedAmount);
  const search = new URLSearchParams({ ...(type !== undefined && { type }), ...period });
  return (
    <p className={classes.note}>
      <Link to={`${paths.transactions}?${search.toString()}`}>
        {t('summaries.later', {
          count,
          number: format.count(count),
          period: format.dayRange(period),
          amounts: amounts.join(', '),
        })}
      </Link>
    </p>
  );
}
