import { useTranslation } from 'react-i18next';
import type { Recurring } from '#shared/contract/recurring.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { useScheduleText } from '#web/ui/schedule/use-schedule-text.ts';
import type { RecurringActs } from '../dialogs/use-dialogs.tsx';
import { monthlyAmount } from '../monthly.ts';
import { OccurrenceAmount } from '../occurrence-amount.tsx';
import { PaymentRow } from './payment-row.tsx';
import { RuleMenu } from './rule-menu.tsx';
import classes from './rows.module.css';

type Props = { rules: readonly Recurring[]; acts: RecurringActs };

const ORDER: Record<Recurring['state'], number> = { active: 0, paused: 1, ended: 2 };

/** All recurring transactions: the active, then the paused, then the ended ones. */
export function RulesCard({ rules, acts }: Props) {
  const { t } = useTranslation();
  const title = t('recurring.rules.title');
  const sorted = rules.toSorted((one, other) => ORDER[one.state] - ORDER[other.state]);
  return (
    <Card title={title}>
      <ul className="lined" aria-label={title}>
        {sorted.map((rule) => (
          <RuleRow key={rule.id} rule={rule} acts={acts} />
        ))}
      </ul>
    </Card>
  );
}

function RuleRow({ rule, acts }: { rule: Recurring; acts: RecurringActs }) {
  const { t } = useTranslation();
  const scheduleText = useScheduleText();
  const { id, state, mode } = rule;
  return (
    <PaymentRow
      payment={rule}
      day={undefined}
      mark={
        <>
          <span>{scheduleText(rule)}</span>
          {state === 'active' ? (
            <NextDay rule={rule} />
          ) : (
            <State>{t(`recurring.rules.states.${state}`)}</State>
          )}
          {state === 'active' && mode === 'ask' && <State>{t('recurring.rules.asks')}</State>}
        </>
      }
      amount={<RuleAmount rule={rule} />}
      attributes={{ 'data-rule': id }}
    >
      <RuleMenu rule={rule} onChoose={(choice) => acts.onRule(choice, rule)} />
    </PaymentRow>
  );
}

function State({ children }: { children: string }) {
  return <span className={`hover-color text-13 weight-600 ${classes.state}`}>{children}</span>;
}

function NextDay({ rule: { nextDay } }: { rule: Recurring }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (nextDay === null) return null;
  return <span>{t('recurring.rules.next', { day: format.day(nextDay) })}</span>;
}

/** The amount, and the average per month unless the payment is monthly. */
function RuleAmount({ rule }: { rule: Recurring }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isMonthly = rule.unit === 'month' && rule.every === 1 && rule.secondDay === null;
  const perMonth = format.amount(monthlyAmount(rule, format.decimals));
  return (
    <>
      <OccurrenceAmount payment={rule} />
      {!isMonthly && rule.state === 'active' && (
        <span className={`block dim text-13 ${classes.perMonth}`}>
          {t('recurring.rules.perMonth', { amount: perMonth })}
        </span>
      )}
    </>
  );
}
