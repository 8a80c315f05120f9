import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { Later } from '#shared/contract/later.ts';
import { keepSigns } from '#web/lib/format/keep-signs.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import classes from './later-note.module.css';

type Props = {
  later: Later;
  /** The type that the note covers; both if it is left out. */
  type?: TransactionType;
  /** The categories that the note covers, with commas; all if they are left out. */
  category?: string | undefined;
  /** The days of the totals in words, if totals of other days are next to them. */
  days?: string;
  /** The address of the transactions; by default the history filtered by days, type and categories. */
  to?: string;
};

/** Says how much of the totals next to it is dated later than today, and links to these transactions. */
export function LaterNote({ later, type, category, days, to }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (later === null) return null;
  const { period, count, income, expenses } = later;
  const amounts = [income, -expenses].filter((amount) => amount !== 0).map(format.signedAmount);
  const words = {
    count,
    number: format.count(count),
    period: format.dayRange(period),
    amounts: amounts.map(keepSigns).join(', '),
  };
  return (
    <p className={`dim text-14 lines-145 ${classes.note}`}>
      <Link
        to={
          to ??
          searchPath({
            ...period,
            ...(type !== undefined && { type }),
            ...(category !== undefined && { category }),
          })
        }
      >
        {days === undefined ? t('summaries.later', words) : t('summaries.laterOf', { ...words, of: days })}
      </Link>
    </p>
  );
}
