import { useTranslation } from 'react-i18next';
import type { Later } from '#shared/contract/reports.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { searchPath } from './search-path.ts';
import classes from './notes.module.css';

type Props = {
  later: Later;
  /** The period whose sums have it, in words; none have it without one. */
  within?: string | undefined;
};

/** Says what is recorded for days that have not come. */
export function LaterNote({ later, within: period }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (later === null) return null;
  const income = format.amount(later.income);
  const expenses = format.amount(later.expenses);
  const both = later.income > 0 && later.expenses > 0;
  const side = both ? 'balance' : later.income > 0 ? 'income' : 'expenses';
  const amounts = t(`reports.later.${side}`, { income, expenses });
  return (
    <p className={classes.note}>
      <Link to={searchPath(later.period)}>
        {period === undefined
          ? t('reports.later.apart', { amounts })
          : t('reports.later.within', { period, amounts })}
      </Link>
    </p>
  );
}
