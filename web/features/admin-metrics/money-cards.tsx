import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NOT_AVAILABLE, type MoneyFigure } from '#shared/contract/admin-metrics.ts';
import { formatDecimalText } from '#shared/money.ts';
import type { MetricsProps } from './api.ts';
import { FigureCard } from './figure-card.tsx';
import { useFigureText } from './use-figure-text.ts';
import classes from './figures.module.css';

const SUMS = [
  { name: 'totalSystemIncome', Icon: IconArrowDownLeft },
  { name: 'totalSystemExpenses', Icon: IconArrowUpRight },
] as const;

type Name = (typeof SUMS)[number]['name'];
type Sum = Exclude<MoneyFigure['value'], typeof NOT_AVAILABLE>[number];

export function MoneyCards(props: MetricsProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.money} aria-label={t('adminMetrics.money')}>
      {SUMS.map(({ name, Icon }) => {
        const figure = props.metrics[name];
        const label = t(`adminMetrics.${name}.label`);
        return (
          <FigureCard key={name} {...props} label={label} Icon={Icon} figure={figure}>
            {figure.value !== NOT_AVAILABLE && <SumLines name={name} sums={figure.value} />}
          </FigureCard>
        );
      })}
    </section>
  );
}

function SumLines({ name, sums }: { name: Name; sums: readonly Sum[] }) {
  const { locale } = useFigureText();
  const changeText = useChangeText(name);
  return (
    <ul className={classes.sums}>
      {sums.map((sum) => (
        <li key={sum.currency} className={classes.sum}>
          <span className={classes.value} data-small={sums.length > 1}>
            {sum.amount === null ? sum.currency : formatDecimalText(sum.amount, sum.currency, locale)}
          </span>
          <span className={classes.change} data-unknown={sum.amount !== null && sum.change === null}>
            {changeText(sum)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function useChangeText(name: Name): (sum: Sum) => string {
  const { t } = useTranslation();
  const { locale } = useFigureText();
  return ({ currency, amount, change }) => {
    if (amount === null) return t('adminMetrics.fewPeople');
    if (change === null) return t('adminMetrics.unknown');
    if (Number(change) === 0) return t(`adminMetrics.${name}.same`);
    return t(`adminMetrics.${name}.change`, {
      change: formatDecimalText(change, currency, locale, { isSigned: true }),
    });
  };
}
