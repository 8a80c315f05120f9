import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addMonths } from '#shared/calendar.ts';
import { getForecast, type Forecast } from '#shared/contract/forecast.ts';
import type { Savings } from '#shared/contract/reports.ts';
import { findMeasured } from '#shared/forecast/error-words.ts';
import { usePrintedSize } from '#web/charts/use-printed-size.ts';
import { LineSwatch } from '#web/charts/line-swatch.tsx';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Explanation } from '../explanation.tsx';
import legend from '../months-chart-card.module.css';
import notes from '../notes.module.css';
import { BalanceDrawing } from './balance-drawing.tsx';
import type { BalancePoint } from './balance-layout.ts';
import { toBalancePoints } from './balance-points.ts';
import classes from './balance-card.module.css';

const FORECAST_MONTHS = 3;
const HEIGHT = 240;
/** Charts narrower than this, as on a phone, are lower. */
const LOW = { height: 160, maxWidth: 480 };
/** In pixels; the width is that of a sheet between its margins. */
const PRINTED = { width: 720, height: 160 };

type ErrorText = (error: Forecast['error']) => ReactNode;
type Props = Pick<Savings, 'months' | 'running'> & { errorSentence: ErrorText; errorNote: ErrorText };

/** The balances of the months as bars, their twelve-month averages as a line, and expected balances as bands. */
export function BalanceCard({ months, running, errorSentence, errorNote }: Props) {
  const { t } = useTranslation();
  const { ref, width: shownWidth } = useElementSize();
  const shownHeight = shownWidth < LOW.maxWidth ? LOW.height : HEIGHT;
  const { width, height } = usePrintedSize({ width: shownWidth, height: shownHeight }, PRINTED);
  const { points, error } = usePoints(months, running);
  return (
    <Card title={t('reports.savings.balanceChart')} aside={<Legend points={points} />}>
      <div ref={ref} className={`full-width ${classes.chart}`}>
        {width > 0 && <BalanceDrawing points={points} size={{ width, height }} />}
      </div>
      {error && <p className={notes.note}>{errorSentence(error)}</p>}
      {error && findMeasured(error, ['balance']).length > 0 && <Explanation>{errorNote(error)}</Explanation>}
    </Card>
  );
}

function Legend({ points }: { points: readonly BalancePoint[] }) {
  const { t } = useTranslation();
  const hasBand = points.some(({ band }) => band !== undefined);
  return (
    <ul className={`flex wrap dim text-14 ${legend.legend}`}>
      <li>
        <LineSwatch color="var(--amber)" dash="4 3" />
        {t('reports.savings.meanLine')}
      </li>
      {points.some(({ isRunning }) => isRunning) && (
        <li>
          <svg width={12} height={12} aria-hidden focusable="false">
            <rect className={classes.bar} data-running x={1} y={1} width={10} height={10} rx={3} />
          </svg>
          {t('reports.savings.inProgress')}
        </li>
      )}
      {hasBand && (
        <li>
          <LineSwatch color="var(--accent-soft-hover)" isBars />
          {t('reports.savings.forecastBand')}
        </li>
      )}
    </ul>
  );
}

/** The points of the chart, with bands from the current month on if there is a forecast. */
function usePoints(
  months: Savings['months'],
  running: Savings['running'],
): { points: BalancePoint[]; error?: Forecast['error'] } {
  const thisMonth = useFormat().today().slice(0, 7);
  const last = months.at(-1)?.month;
  const isUpToNow = running !== null || last === addMonths(`${thisMonth}-01`, -1).slice(0, 7);
  const { data } = useQuery({
    queryKey: ['reports', 'forecast', FORECAST_MONTHS],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(getForecast, { query: { months: FORECAST_MONTHS } }, { signal }),
    enabled: isUpToNow,
    retry: false,
  });
  const forecast = isUpToNow && data?.reason === null ? data : undefined;
  const points = toBalancePoints(months, { thisMonth, forecast });
  return forecast === undefined ? { points } : { points, error: forecast.error };
}
