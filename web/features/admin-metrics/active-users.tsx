import { useTranslation } from 'react-i18next';
import type { AdminMetrics, Figure } from '#shared/contract/admin-metrics.ts';
import { MissingValue } from './missing-value.tsx';
import { useFigureText } from './use-figure-text.ts';
import figureClasses from './figures.module.css';
import classes from './series-card.module.css';

const SPANS = ['daily', 'weekly', 'monthly'] as const;

type Span = (typeof SPANS)[number];

/** How many users were active in the last day, week and month. */
export function ActiveUsers({ figures }: { figures: AdminMetrics['activeUsers'] }) {
  const { t } = useTranslation();
  return (
    <div className={classes.spans}>
      {SPANS.map((span) => (
        <div key={span} className={classes.span}>
          <h3 className={figureClasses.label}>{t(`adminMetrics.activeUsers.${span}`)}</h3>
          <SpanCount span={span} figure={figures[span]} />
        </div>
      ))}
    </div>
  );
}

function SpanCount({ span, figure: { value, change, missing } }: { span: Span; figure: Figure }) {
  const text = useFigureText();
  const changeText = useChangeText();
  if (missing !== null) return <MissingValue missing={missing} />;
  return (
    <>
      <p className={figureClasses.value}>{text.number(value)}</p>
      <p className={figureClasses.change}>
        <span className={classes.inFull}>{changeText(span, change)}</span>
        <span className={classes.inShort} aria-hidden>
          {change === null ? '–' : text.signed(change)}
        </span>
      </p>
    </>
  );
}

function useChangeText(): (span: Span, change: number | null) => string {
  const { t } = useTranslation();
  const text = useFigureText();
  return (span, change) => {
    if (change === null) return t('adminMetrics.unknown');
    if (change === 0) return t(`adminMetrics.activeUsers.${span}Same`);
    return t(`adminMetrics.activeUsers.${span}Change`, { change: text.moreOrFewer(change) });
  };
}
