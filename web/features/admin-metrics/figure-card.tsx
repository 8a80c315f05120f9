import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '#shared/contract/admin-metrics.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { Card } from '#web/ui/card.tsx';
import type { MetricsProps } from './api.ts';
import { MissingValue } from './missing-value.tsx';
import classes from './figures.module.css';

type FigureCardProps = MetricsProps & {
  label: string;
  icon?: ReactNode;
  figure: Pick<Figure, 'asOf' | 'missing'>;
  /** The error of a figure that could not be read. */
  failure?: ErrorCode;
  /** The value, its details and its change; if the value is unknown, 'N/A' and the reason replace them. */
  children: ReactNode;
};

/** One figure: its value, its change in words and its time, or why it is unknown. */
export function FigureCard({ metrics, retry, label, icon, figure, failure, children }: FigureCardProps) {
  const titleId = useId();
  const { asOf, missing } = figure;
  return (
    <Card className={classes.card ?? ''}>
      <Head id={titleId} label={label} icon={icon} />
      {missing === null && children}
      {missing && <MissingValue missing={missing} failure={failure} titleId={titleId} retry={retry} />}
      <AsOf instant={asOf} screenAsOf={metrics.asOf} />
    </Card>
  );
}

function Head({ id, label, icon }: { id: string; label: string; icon: ReactNode }) {
  return (
    <div className={classes.head}>
      <h2 className={classes.label} id={id}>
        {label}
      </h2>
      {icon !== undefined && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
    </div>
  );
}

/** A change in words; phones do not repeat on each card that there is nothing to compare with yet. */
export function Change({ change, children }: { change: number | null; children: string }) {
  return (
    <p className={classes.change} data-unknown={change === null}>
      {children}
    </p>
  );
}

/** On phones only if it differs from the time at the top of the screen. */
function AsOf({ instant, screenAsOf }: { instant: string | null; screenAsOf: string }) {
  const { t } = useTranslation();
  const { dateTime, timeOrDate } = useInstantText();
  if (instant === null) return null;
  return (
    <p className={classes.asOf} data-repeated={dateTime(instant) === dateTime(screenAsOf)}>
      <time dateTime={instant} title={dateTime(instant)}>
        {t('adminMetrics.asOf', { time: timeOrDate(instant) })}
      </time>
    </p>
  );
}
