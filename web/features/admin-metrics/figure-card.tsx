import type { Icon as TablerIcon } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '#shared/contract/admin-metrics.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { Card } from '#web/ui/card.tsx';
import type { MetricsProps, Retry } from './api.ts';
import { RetryButton } from './retry-button.tsx';
import classes from './figures.module.css';

type FigureCardProps = MetricsProps & {
  label: string;
  Icon?: TablerIcon | undefined;
  figure: Pick<Figure, 'asOf' | 'missing'>;
  /** The error of a figure that could not be read. */
  failure?: ErrorCode;
  /** The value, its details and its change; if the value is unknown, 'N/A' and the reason replace them. */
  children: ReactNode;
};

/** One figure: its value, its change in words and its time, or why it is unknown. */
export function FigureCard({ metrics, retry, label, Icon, figure, failure, children }: FigureCardProps) {
  const titleId = useId();
  const { asOf, missing } = figure;
  return (
    <Card className={classes.card ?? ''}>
      <Head id={titleId} label={label} Icon={Icon} />
      {missing === null && children}
      {missing && <MissingValue missing={missing} failure={failure} titleId={titleId} retry={retry} />}
      <DifferingTime instant={asOf} screenAsOf={metrics.asOf} />
    </Card>
  );
}

function Head({ id, label, Icon }: Pick<FigureCardProps, 'label' | 'Icon'> & { id: string }) {
  return (
    <div className={classes.head}>
      <h2 className={classes.label} id={id}>
        {label}
      </h2>
      {Icon && (
        <span className={classes.icon} aria-hidden>
          <Icon size={20} stroke={1.75} />
        </span>
      )}
    </div>
  );
}

/** A change in words. If there is nothing to compare with yet, only screen readers hear it on each card. */
export function Change({ change, children }: { change: number | null; children: string }) {
  return (
    <p className={classes.change} data-unknown={change === null}>
      {children}
    </p>
  );
}

const REASONS = {
  databaseUnavailable: 'errors.metricDatabaseUnavailable',
  nobodyEligible: 'adminMetrics.nobodyEligible',
} as const;

type MissingProps = {
  missing: NonNullable<Figure['missing']>;
  failure?: ErrorCode | undefined;
  titleId?: string;
  /** Omitted if something next to the value offers to try again. */
  retry?: Retry;
};

/** 'N/A' and the reason, with a button to try again if the figure could not be read. */
export function MissingValue({ missing, failure = 'metricFailed', titleId, retry }: MissingProps) {
  const { t } = useTranslation();
  const { reason } = missing;
  const isFailure = reason !== 'nobodyEligible';
  return (
    <>
      <p className={classes.value} data-missing>
        {t('adminMetrics.notAvailable')}
      </p>
      <p className={classes.change} data-failed={isFailure}>
        {t(reason === 'failed' ? `errors.${failure}` : REASONS[reason])}
      </p>
      {isFailure && retry && (
        <RetryButton {...retry} className={classes.retry ?? ''} aria-describedby={titleId}>
          {t('app.retry')}
        </RetryButton>
      )}
    </>
  );
}

/** The time of a figure, visible only if it differs from the time at the top of the screen. */
function DifferingTime({ instant, screenAsOf }: { instant: string | null; screenAsOf: string }) {
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
