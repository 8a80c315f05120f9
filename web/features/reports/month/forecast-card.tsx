import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '#shared/contract/forecast.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { useExpectedAmount } from '#web/ui/use-expected-amount.ts';
import { Figures } from '../figures.tsx';
import notes from '../notes.module.css';
import classes from './forecast-card.module.css';

const SIDES = ['income', 'expenses', 'balance'] as const;

type Forecast = NonNullable<MonthReport['forecast']>;
type Side = (typeof SIDES)[number];
/** Says how far off the forecast of a side was, or once for all of them what that means. */
export type ForecastError = (error: Forecast['error'], side: Side | 'all') => ReactNode;

/** What is expected of the next month, each side with what is known of its error. */
export function ForecastCard({ forecast, errorOf }: { forecast: Forecast; errorOf: ForecastError }) {
  const { t } = useTranslation();
  const format = useFormat();
  const month = format.day(`${forecast.month}-01`, DAY_FORMATS.monthOfYear);
  const expected = useExpectedAmount();
  const bandText = useBandText();
  const today = format.today();
  const hasBand = SIDES.some((side) => bandText(forecast[side]) !== undefined);
  return (
    <Card title={t('reports.month.forecast', { month })}>
      {today.startsWith(forecast.month) && (
        <p className={`dim text-14 ${classes.asOf}`}>
          {t('forecast.asOf', { day: format.day(today, DAY_FORMATS.long) })}
        </p>
      )}
      <Figures
        hasSentences
        items={SIDES.map((side) => ({
          key: side,
          label: t(`reports.${side}`),
          value: expected(forecast[side].p50),
          note: withError(bandText(forecast[side]), errorOf(forecast.error, side)),
        }))}
      />
      {hasBand && <p className={`${notes.note} ${classes.meaning}`}>{errorOf(forecast.error, 'all')}</p>}
    </Card>
  );
}

function withError(band: string | undefined, error: ReactNode): ReactNode {
  if (band === undefined) return undefined;
  return (
    <>
      {band}
      <br />
      {error}
    </>
  );
}

/** Both ends of the band of a figure, in words. */
function useBandText(): (figure: Figure) => string | undefined {
  const { t } = useTranslation();
  const expected = useExpectedAmount();
  return ({ p10, p90 }) => {
    if (p10 === null || p90 === null) return undefined;
    const largest = Math.max(Math.abs(p10), Math.abs(p90));
    const [low, high] = [p10, p90].map((amount) => expected(amount, largest));
    return t('reports.month.band', { low, high });
  };
}
