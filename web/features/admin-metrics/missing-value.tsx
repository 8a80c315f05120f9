import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '#shared/contract/admin-metrics.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Retry } from './api.ts';
import classes from './figures.module.css';

const REASONS = {
  databaseUnavailable: 'errors.metricDatabaseUnavailable',
  nobodyEligible: 'adminMetrics.nobodyEligible',
} as const;

type MissingProps = {
  missing: NonNullable<Figure['missing']>;
  failure?: ErrorCode | undefined;
  titleId?: string;
  /** Omitted if something beside it offers to try again. */
  retry?: Retry;
};

/** 'N/A' and why, with a button to try again if it could not be read. */
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
      {isFailure && retry && <RetryButton {...retry} describedBy={titleId} />}
    </>
  );
}

function RetryButton({ onRetry, isRetrying, describedBy }: Retry & { describedBy: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Button
      className={classes.retry ?? ''}
      variant="default"
      leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
      aria-describedby={describedBy}
      onClick={onRetry}
      loading={isRetrying}
    >
      {t('app.retry')}
    </Button>
  );
}
