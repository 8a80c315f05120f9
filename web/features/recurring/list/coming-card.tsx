import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { ComingPayment, listComing } from '#shared/contract/recurring-coming.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ComingAmount } from '#web/ui/coming-amount.tsx';
import type { RecurringActs } from '../dialogs/use-dialogs.tsx';
import { OccurrenceMenu } from './occurrence-menu.tsx';
import { toAttributes } from './occurrence-row.tsx';
import { PaymentRow } from './payment-row.tsx';
import classes from './rows.module.css';

type Props = {
  lastDay: CalendarDay;
  coming: OutputOf<typeof listComing>;
  acts: RecurringActs;
};

/** The coming 30 days: the first payments, and the sums of all payments. */
export function ComingCard({ lastDay, coming: { items, count, expenses, incomes }, acts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = t('recurring.coming.title');
  const day = format.day(lastDay, { day: 'numeric', month: 'long' });
  const hidden = count - items.length;
  return (
    <Card title={title} aside={<span className="dim text-14">{t('recurring.coming.until', { day })}</span>}>
      {items.length === 0 ? (
        <p className="dim">{t('recurring.coming.empty')}</p>
      ) : (
        <>
          <ul className="lined" aria-label={title}>
            {items.map((payment) => (
              <ComingRow key={`${payment.source} ${payment.key}`} payment={payment} acts={acts} />
            ))}
          </ul>
          {hidden > 0 && <p className="dim">{t('recurring.card.more', { number: format.count(hidden) })}</p>}
          <dl className={`flex wrap at-end line-above dim ${classes.sums}`}>
            <div>
              <dt>{t('recurring.coming.sums.expenses')}</dt>
              <dd>{format.amount(expenses)}</dd>
            </div>
            <div>
              <dt>{t('recurring.coming.sums.incomes')}</dt>
              <dd>{format.amount(incomes)}</dd>
            </div>
          </dl>
          <p className={`dim text-14 ${classes.counted}`}>
            {t('recurring.coming.counted', { count, number: format.count(count) })}
          </p>
        </>
      )}
    </Card>
  );
}

/** Only occurrences have a menu; other payments cannot be skipped or moved. */
function ComingRow({ payment, acts }: { payment: ComingPayment; acts: RecurringActs }) {
  const { t } = useTranslation();
  const { day, source, occurrence } = payment;
  return (
    <PaymentRow
      payment={payment}
      day={day}
      mark={t(`recurring.coming.sources.${source}`)}
      amount={<ComingAmount payment={payment} />}
      attributes={occurrence ? toAttributes(occurrence) : undefined}
    >
      {occurrence ? (
        <OccurrenceMenu
          occurrence={occurrence}
          onChoose={(choice) => acts.onOccurrence(choice, occurrence)}
        />
      ) : (
        <span className={classes.noMenu} />
      )}
    </PaymentRow>
  );
}
