import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '#shared/contract/forecast.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { useExpectedAmount } from '#web/ui/use-expected-amount.ts';
import { Figures } from '../figures.tsx';

const SIDES = ['income', 'expenses', 'balance'] as const;

type Forecast = NonNullable<MonthReport['forecast']>;
type Side = (typeof SIDES)[number];
/** Says how far off the forecast of a side was. */
export type ForecastError = (error: Forecast['error'], side: Side) => ReactNode;

/** What is expected of the next month, each side with what is known of its error. */
export function ForecastCard({ forecast, errorOf }: { forecast: Forecast; errorOf: ForecastError }) {
  const { t } = useTranslation();
  const format = useFormat();
  const month = format.day(`${forecast.month}-01`, DAY_FORMATS.monthOfYear);
  const expected = useExpectedAmount();
  const bandText = useBandText();
  return (
    <Card title={t('reports.month.forecast', { month })}>
      <Figures
        hasSentences
        items={SIDES.map((side) => ({
          key: side,
          label: t(`reports.${side}`),
          value: expected(forecast[side].p50),
          note: withError(bandText(forecast[side]), errorOf(forecast.error, side)),
        }))}
      />
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
