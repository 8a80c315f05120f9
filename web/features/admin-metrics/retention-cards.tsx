import { useTranslation } from 'react-i18next';
import type { AdminMetrics, RetentionFigure } from '#shared/contract/admin-metrics.ts';
import type { Retry } from './api.ts';
import { FigureCard } from './figure-card.tsx';
import { useFigureText } from './use-figure-text.ts';
import classes from './figures.module.css';

const DAYS = [
  { name: 'day1', day: 1 },
  { name: 'day7', day: 7 },
  { name: 'day30', day: 30 },
] as const;

/** A smaller difference would be shown as none. */
const SMALLEST_CHANGE = 0.0005;

/** The share of people who came back one, seven and thirty days after signing up, with both counts. */
export function RetentionCards({ metrics, retry }: { metrics: AdminMetrics; retry: Retry }) {
  const { t } = useTranslation();
  const text = useFigureText();

  function changeText({ change }: RetentionFigure): string {
    if (change === null) return t('adminMetrics.unknown');
    if (Math.abs(change) < SMALLEST_CHANGE) return t('adminMetrics.retention.same');
    return t('adminMetrics.retention.change', {
      count: Math.round(Math.abs(change) * 1000) / 10,
      change: text.points(change),
    });
  }

  const percent = text.percents(DAYS.map(({ name }) => ratioOf(metrics.retention[name])));

  return (
    <section className={classes.retentions} aria-label={t('adminMetrics.retentions')}>
      {DAYS.map(({ name, day }) => {
        const figure = metrics.retention[name];
        const returned = figure.returned ?? 0;
        const ratio = ratioOf(figure);
        return (
          <FigureCard
            key={name}
            label={t('adminMetrics.retention.label', { day })}
            figure={figure}
            change={changeText(figure)}
            isUnknown={figure.change === null}
            screenAsOf={metrics.asOf}
            retry={retry}
          >
            <p className={classes.value}>{percent(ratio)}</p>
            <div className={classes.bar} aria-hidden>
              <div className={classes.filled} style={{ width: `${ratio * 100}%` }} />
            </div>
            <p className={classes.returned}>
              {t('adminMetrics.retention.returned', {
                // The texts of every language have 'one' and 'other', as English has.
                count: returned === 1 ? 1 : 2,
                returned: text.number(returned),
                eligible: text.number(figure.eligible ?? 0),
              })}
            </p>
          </FigureCard>
        );
      })}
    </section>
  );
}

function ratioOf({ value }: RetentionFigure): number {
  return typeof value === 'number' ? value : 0;
}
