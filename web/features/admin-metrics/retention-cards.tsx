import { useTranslation } from 'react-i18next';
import type { RetentionFigure } from '#shared/contract/admin-metrics.ts';
import type { MetricsProps } from './api.ts';
import { Change, FigureCard } from './figure-card.tsx';
import { useFigureText } from './use-figure-text.ts';
import classes from './figures.module.css';

const DAYS = [
  { name: 'day1', day: 1 },
  { name: 'day7', day: 7 },
  { name: 'day30', day: 30 },
] as const;

/** A smaller difference would show as 0. */
const SMALLEST_CHANGE = 0.0005;

/** The share of people who came back one, seven and thirty days after signing up, with both counts. */
export function RetentionCards(props: MetricsProps) {
  const { t } = useTranslation();
  const { retention } = props.metrics;
  const percent = useFigureText().percents(DAYS.map(({ name }) => toRatio(retention[name])));
  return (
    <section className={classes.retentions} aria-label={t('adminMetrics.retentions')}>
      {DAYS.map(({ name, day }) => {
        const label = t('adminMetrics.retention.label', { day });
        return (
          <FigureCard key={name} {...props} label={label} figure={retention[name]}>
            <Share figure={retention[name]} percent={percent} />
          </FigureCard>
        );
      })}
    </section>
  );
}

type ShareProps = { figure: RetentionFigure; percent: (ratio: number) => string };

function Share({ figure, percent }: ShareProps) {
  const text = useRetentionText();
  const ratio = toRatio(figure);
  return (
    <>
      <p className={classes.value}>{percent(ratio)}</p>
      <div className={classes.bar} aria-hidden>
        <div className={classes.filled} style={{ width: `${ratio * 100}%` }} />
      </div>
      <p className={classes.returned}>{text.returned(figure)}</p>
      <Change change={figure.change}>{text.change(figure)}</Change>
    </>
  );
}

function useRetentionText() {
  const { t } = useTranslation();
  const { number, points } = useFigureText();
  return {
    returned({ returned, eligible }: RetentionFigure): string {
      const counts = { returned: number(returned ?? 0), eligible: number(eligible ?? 0) };
      // Every language's text has only the forms 'one' and 'other', like English.
      return t('adminMetrics.retention.returned', { ...counts, count: returned === 1 ? 1 : 2 });
    },
    change({ change }: RetentionFigure): string {
      if (change === null) return t('adminMetrics.unknown');
      if (Math.abs(change) < SMALLEST_CHANGE) return t('adminMetrics.retention.same');
      const count = Math.round(Math.abs(change) * 1000) / 10;
      return t('adminMetrics.retention.change', { count, change: points(change) });
    },
  };
}

function toRatio({ value }: RetentionFigure): number {
  return typeof value === 'number' ? value : 0;
}
