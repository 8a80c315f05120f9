import { useTranslation } from 'react-i18next';
import type { Later } from '#shared/contract/later.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './history-summary.module.css';
import { changeSearch, toParameters, type HistorySearch } from './search.ts';

type Props = {
  later: Later | undefined;
  search: HistorySearch;
  /** While something is selected the totals do not show. */
  isHidden: boolean;
};

/** Says as `LaterNote` how much of the totals is dated later than today. It opens these of the same search. */
export function LaterLine({ later, search, isHidden }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (later === undefined || later === null) return null;
  const { period, count, income, expenses } = later;
  const amounts = [income, -expenses].filter((amount) => amount !== 0).map(format.signedAmount);
  const parameters = toParameters(changeSearch(search, period));
  return (
    <p className={classes.later} data-hidden={isHidden || undefined}>
      <Link to={`${paths.transactions}?${parameters.toString()}`}>
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
