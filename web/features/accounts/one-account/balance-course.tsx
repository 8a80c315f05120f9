import { useTranslation } from 'react-i18next';
import type { getBalance } from '#shared/contract/balances.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { largestOf } from '#shared/lists.ts';
import { toAxisFormat } from '#web/charts/axis-format.ts';
import { DataTable } from '#web/charts/data-table.tsx';
import { LineChart } from '#web/charts/line-chart.tsx';
import { useTableToggle } from '#web/charts/table-toggle.tsx';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './balance-card.module.css';

type Points = OutputOf<typeof getBalance>['points'];

/** The balance at the end of each day or month, as a line or as a table. */
export function BalanceCourse({ points }: { points: Points }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { isTable, toggle } = useTableToggle();
  const title = t('ownAccounts.balance.course');
  return (
    <div className="stack gap-8">
      <div className="row between gap-12">
        <h3 className="text-15 weight-600">{title}</h3>
        {toggle}
      </div>
      {isTable ? (
        <DataTable
          caption={title}
          columns={[t('ownAccounts.balance.day'), t('ownAccounts.balance.label')]}
          rows={points
            .toReversed()
            .map(({ day, balance }) => ({ key: day, cells: [format.day(day), format.amount(balance)] }))}
        />
      ) : (
        <div className={`stack ${classes.chart}`}>
          <Chart points={points} />
        </div>
      )}
    </div>
  );
}

function Chart({ points }: { points: Points }) {
  const { t } = useTranslation();
  const format = useFormat();
  const values = points.map(({ balance }) => balance);
  const [first, last] = [points[0]?.day ?? '', points.at(-1)?.day ?? ''];
  const tick = first.slice(0, 4) === last.slice(0, 4) ? 'short' : 'numericMonth';
  return (
    <LineChart
      label={t('ownAccounts.balance.explore')}
      points={points.map(({ day }) => ({
        key: day,
        title: format.day(day, DAY_FORMATS.medium),
        tick: format.day(day, DAY_FORMATS[tick]),
      }))}
      series={[
        {
          key: 'balance',
          label: t('ownAccounts.balance.label'),
          color: 'var(--accent)',
          hasArea: true,
          values,
        },
      ]}
      formatValue={format.amount}
      formatTick={toAxisFormat(largestOf(values.map(Math.abs)), format.locale, format.currency)}
    />
  );
}
