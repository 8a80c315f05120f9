import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '#shared/contract/admin-metrics.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { Card } from '#web/ui/card.tsx';
import type { Retry } from './api.ts';
import { useFigureText } from './use-figure-text.ts';
import classes from './figures.module.css';

type Known = Pick<Figure, 'asOf' | 'missing'>;

type FigureCardProps = {
  label: string;
  icon?: ReactNode;
  figure: Known;
  /** The error of a figure that could not be read. */
  failure?: ErrorCode;
  /** The value and its details; if it is unknown, 'N/A' and the reason replace it. */
  children: ReactNode;
  change?: ReactNode;
  /** Whether there is nothing to compare with yet; phones do not repeat that on each card. */
  isUnknown?: boolean;
  /** The time of the whole screen's figures. */
  screenAsOf: string;
  retry: Retry;
};

/** One figure: its value, its change in words and its time, or why it is unknown. */
export function FigureCard(props: FigureCardProps) {
  const { label, icon, figure, failure, children, change, isUnknown = false, screenAsOf, retry } = props;
  const titleId = useId();
  return (
    <Card className={classes.card ?? ''}>
      <div className={classes.head}>
        <h2 className={classes.label} id={titleId}>
          {label}
        </h2>
        {icon !== undefined && (
          <span className={classes.icon} aria-hidden>
            {icon}
          </span>
        )}
      </div>
      {figure.missing === null ? (
        <>
          {children}
          {change !== undefined && (
            <p className={classes.change} data-unknown={isUnknown}>
              {change}
            </p>
          )}
        </>
      ) : (
        <MissingValue missing={figure.missing} failure={failure} titleId={titleId} retry={retry} />
      )}
      <AsOf instant={figure.asOf} screenAsOf={screenAsOf} />
    </Card>
  );
}

/** 'N/A' and why, with a button to try again if it could not be read. */
export function MissingValue({
  missing,
  failure = 'metricFailed',
  titleId,
  retry,
}: {
  missing: NonNullable<Known['missing']>;
  failure?: ErrorCode | undefined;
  titleId?: string;
  /** Omitted if something beside it offers to try again. */
  retry?: Retry;
}) {
  const { t } = useTranslation();
  const isFailure = missing.reason !== 'nobodyEligible';
  const reason = {
    failed: t(`errors.${failure}`),
    databaseUnavailable: t('errors.metricDatabaseUnavailable'),
    nobodyEligible: t('adminMetrics.nobodyEligible'),
  }[missing.reason];
  return (
    <>
      <p className={classes.value} data-missing>
        {t('adminMetrics.notAvailable')}
      </p>
      <p className={classes.change} data-failed={isFailure}>
        {reason}
      </p>
      {isFailure && retry && (
        <Button
          className={classes.retry ?? ''}
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          aria-describedby={titleId}
          onClick={retry.onRetry}
          loading={retry.isRetrying}
        >
          {t('app.retry')}
        </Button>
      )}
    </>
  );
}

/** On phones only if it differs from the time at the top of the screen. */
function AsOf({ instant, screenAsOf }: { instant: string | null; screenAsOf: string }) {
  const { t } = useTranslation();
  const text = useFigureText();
  if (instant === null) return null;
  return (
    <p className={classes.asOf} data-repeated={text.dateTime(instant) === text.dateTime(screenAsOf)}>
      <time dateTime={instant} title={text.dateTime(instant)}>
        {t('adminMetrics.asOf', { time: text.time(instant) })}
      </time>
    </p>
  );
}
