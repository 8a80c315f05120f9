import { IconAntennaBars5, IconReceipt, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { MetricsProps } from './api.ts';
import { Change, FigureCard } from './figure-card.tsx';
import { useFigureText } from './use-figure-text.ts';
import classes from './figures.module.css';

const COUNTS = [
  { name: 'totalUsers', Icon: IconUsers, failure: 'totalUsersFailed', isChangeSigned: true },
  { name: 'onlineUsers', Icon: IconAntennaBars5, failure: 'onlineUsersFailed', isChangeSigned: false },
  { name: 'newUsers', Icon: IconUserPlus, failure: 'newUsersFailed', isChangeSigned: false },
  { name: 'averageTransactionsPerUser', Icon: IconReceipt, failure: 'metricFailed', isChangeSigned: true },
] as const satisfies readonly { name: keyof AdminMetrics; failure: ErrorCode; [key: string]: unknown }[];

type Count = (typeof COUNTS)[number];

/** The numbers of all, online and new users, and the average number of transactions of a user. */
export function CountCards(props: MetricsProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.counts} aria-label={t('adminMetrics.counts')}>
      {COUNTS.map((count) => (
        <CountCard key={count.name} count={count} {...props} />
      ))}
    </section>
  );
}

function CountCard({ count, ...props }: MetricsProps & { count: Count }) {
  const { t } = useTranslation();
  const text = useFigureText();
  const changeText = useChangeText();
  const { name, Icon, failure } = count;
  const figure = props.metrics[name];
  const label = t(`adminMetrics.${name}.label`);
  return (
    <FigureCard {...props} label={label} Icon={Icon} figure={figure} failure={failure}>
      <p className={classes.value}>{text.number(figure.value)}</p>
      <Change change={figure.change}>{changeText(count, figure.change)}</Change>
    </FigureCard>
  );
}

function useChangeText(): (count: Count, change: number | null) => string {
  const { t } = useTranslation();
  const text = useFigureText();
  return ({ name, isChangeSigned }, change) => {
    if (change === null) return t('adminMetrics.unknown');
    if (change === 0) return t(`adminMetrics.${name}.same`);
    return t(`adminMetrics.${name}.change`, {
      change: isChangeSigned ? text.signed(change) : text.moreOrFewer(change),
    });
  };
}
