import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NOT_AVAILABLE, type AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { formatDecimalText } from '#shared/money.ts';
import type { Retry } from './api.ts';
import { FigureCard } from './figure-card.tsx';
import { useFigureText } from './use-figure-text.ts';
import classes from './figures.module.css';

const ICON = { size: 20, stroke: 1.75 } as const;

const SUMS = [
  { name: 'totalSystemIncome', Icon: IconArrowDownLeft },
  { name: 'totalSystemExpenses', Icon: IconArrowUpRight },
] as const;

type Sum = { currency: string; amount: string; change: string | null };

/** The totals of all users, a line for each currency. */
export function MoneyCards({ metrics, retry }: { metrics: AdminMetrics; retry: Retry }) {
  const { t } = useTranslation();
  return (
    <section className={classes.money} aria-label={t('adminMetrics.money')}>
      {SUMS.map(({ name, Icon }) => {
        const figure = metrics[name];
        return (
          <FigureCard
            key={name}
            label={t(`adminMetrics.${name}.label`)}
            icon={<Icon {...ICON} />}
            figure={figure}
            screenAsOf={metrics.asOf}
            retry={retry}
          >
            {figure.value !== NOT_AVAILABLE && (
              <ul className={classes.sums}>
                {figure.value.map((sum) => (
                  <SumLine key={sum.currency} name={name} sum={sum} isOnly={figure.value.length === 1} />
                ))}
              </ul>
            )}
          </FigureCard>
        );
      })}
    </section>
  );
}

function SumLine({ name, sum, isOnly }: { name: (typeof SUMS)[number]['name']; sum: Sum; isOnly: boolean }) {
  const { t } = useTranslation();
  const { locale } = useFigureText();
  const { currency, amount, change } = sum;
  return (
    <li className={classes.sum}>
      <span className={classes.value} data-small={!isOnly}>
        {formatDecimalText(amount, currency, locale)}
      </span>
      <span className={classes.change} data-unknown={change === null}>
        {changeText()}
      </span>
    </li>
  );

  function changeText(): string {
    if (change === null) return t('adminMetrics.unknown');
    if (Number(change) === 0) return t(`adminMetrics.${name}.same`);
    return t(`adminMetrics.${name}.change`, {
      change: formatDecimalText(change, currency, locale, { isSigned: true }),
    });
  }
}
