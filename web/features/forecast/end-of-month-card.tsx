import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure, Forecast } from '#shared/contract/forecast.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { findBand, SIDES } from './chart-data.ts';
import { useErrorSentence } from './forecast-errors.ts';
import { useExpectedText } from './use-expected-text.ts';
import classes from './forecast.module.css';

/** The current month as a whole: its recorded amounts, and the expected ones until its last day. */
export function EndOfMonthCard({ forecast, aside }: { forecast: Forecast; aside?: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { asOf, endOfMonth, reason, endError, accounts } = forecast;
  const sentence = useErrorSentence(endError);
  const month = format.day(asOf, DAY_FORMATS.month);
  return (
    <Card title={t('forecast.endOfMonth.title', { month })} {...(aside !== undefined && { aside })}>
      <dl className={classes.figures}>
        {SIDES.map((side) => (
          <FigureItem key={side} name={t(`forecast.sides.${side}`)} figure={endOfMonth[side]}>
            {reason === null && sentence(side)}
          </FigureItem>
        ))}
      </dl>
      {accounts && <LowestLine {...accounts} />}
      <p className={classes.note}>{t(reason === null ? 'forecast.range' : 'forecast.tooShort')}</p>
    </Card>
  );
}

/** The least money that is expected in the accounts until the end of the month. */
function LowestLine({ low: { day, amount } }: NonNullable<Forecast['accounts']>) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useExpectedText();
  return (
    <p className={`numbers ${classes.note}`}>
      {t('forecast.endOfMonth.lowest', {
        amount: text.amount(amount),
        day: format.day(day, { day: 'numeric', month: 'long' }),
      })}
    </p>
  );
}

function FigureItem({ name, figure, children }: { name: string; figure: Figure; children: ReactNode }) {
  const band = findBand(figure);
  const text = useExpectedText();
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>
        <span className={`weight-700 numbers ${classes.expected}`}>{text.amount(figure.p50)}</span>
        {band && <span className="dim text-14 numbers">{text.band(band)}</span>}
        {children !== false && (
          <span className={`dim text-13 lines-145 ${classes.measured}`}>{children}</span>
        )}
      </dd>
    </div>
  );
}
