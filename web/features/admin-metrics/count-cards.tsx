import { IconAntennaBars5, IconReceipt, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Retry } from './api.ts';
import { FigureCard } from './figure-card.tsx';
import { useFigureText } from './use-figure-text.ts';
import classes from './figures.module.css';

const ICON = { size: 20, stroke: 1.75 } as const;

const COUNTS = [
  { name: 'totalUsers', Icon: IconUsers, failure: 'totalUsersFailed', isSpan: true },
  { name: 'onlineUsers', Icon: IconAntennaBars5, failure: 'onlineUsersFailed', isSpan: false },
  { name: 'newUsers', Icon: IconUserPlus, failure: 'newUsersFailed', isSpan: false },
  { name: 'averageTransactionsPerUser', Icon: IconReceipt, failure: 'metricFailed', isSpan: true },
] as const satisfies readonly { name: keyof AdminMetrics; failure: ErrorCode; [key: string]: unknown }[];

/** Counts of users: all, online, new, and their average of transactions. */
export function CountCards({ metrics, retry }: { metrics: AdminMetrics; retry: Retry }) {
  const { t } = useTranslation();
  const text = useFigureText();

  function changeText({ name, isSpan }: (typeof COUNTS)[number]): string {
    const { change } = metrics[name];
    if (change === null) return t('adminMetrics.unknown');
    if (change === 0) return t(`adminMetrics.${name}.same`);
    return t(`adminMetrics.${name}.change`, {
      change: isSpan ? text.signed(change) : text.moreOrFewer(change),
    });
  }

  return (
    <section className={classes.counts} aria-label={t('adminMetrics.counts')}>
      {COUNTS.map((count) => {
        const figure = metrics[count.name];
        return (
          <FigureCard
            key={count.name}
            label={t(`adminMetrics.${count.name}.label`)}
            icon={<count.Icon {...ICON} />}
            figure={figure}
            failure={count.failure}
            change={changeText(count)}
            isUnknown={figure.change === null}
            screenAsOf={metrics.asOf}
            retry={retry}
          >
            <p className={classes.value}>
              {typeof figure.value === 'number' ? text.number(figure.value) : figure.value}
            </p>
          </FigureCard>
        );
      })}
    </section>
  );
}
