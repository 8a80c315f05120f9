import { useTranslation } from 'react-i18next';
import type { Recurring } from '#shared/contract/recurring.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { monthlySums } from '../monthly.ts';
import classes from './monthly-sums.module.css';

const NAMES = ['incomes', 'expenses', 'rest'] as const;

/** The sums of the recurring transactions in an average month. */
export function MonthlySums({ rules }: { rules: readonly Recurring[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sums = monthlySums(rules, { decimals: format.decimals, today: format.today() });
  return (
    <Card title={t('recurring.monthly.label')}>
      <dl className={classes.sums}>
        {NAMES.map((name) => (
          <div key={name} data-name={name}>
            <dt>{t(`recurring.monthly.${name}`)}</dt>
            <dd>{format.amount(sums[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={`dim text-13 ${classes.note}`}>{t('recurring.monthly.note')}</p>
    </Card>
  );
}
