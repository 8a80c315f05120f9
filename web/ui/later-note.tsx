import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { Later } from '#shared/contract/reports.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { searchPath } from './search-path.ts';
import classes from './notes.module.css';

type Props = {
  later: Later;
  /** The type that it is of; of both without one. */
  type?: TransactionType;
};

/** Says what is recorded for days that have not come, which no figure has. */
export function LaterNote({ later, type }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (later === null) return null;
  const { period, count } = later;
  const income = format.amount(later.income);
  const expenses = format.amount(later.expenses);
  const both = later.income > 0 && later.expenses > 0;
  const side = both ? 'balance' : later.income > 0 ? 'income' : 'expenses';
  const amounts = t(`reports.later.${side}`, { income, expenses });
  return (
    <p className={classes.note}>
      <Link to={searchPath(type === undefined ? period : { ...period, type })}>
        {t('reports.later.apart', {
          amounts,
          count,
          number: format.count(count),
          period: format.dayRange(period),
        })}
      </Link>
    </p>
  );
}
