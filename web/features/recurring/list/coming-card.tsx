import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listUpcoming } from '#shared/contract/recurring.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import type { RecurringActs } from '../dialogs/use-dialogs.tsx';
import { useFirstRows } from './first-rows.tsx';
import { OccurrenceMenu } from './occurrence-menu.tsx';
import { OccurrenceRow } from './occurrence-row.tsx';
import classes from './rows.module.css';

type Props = { coming: OutputOf<typeof listUpcoming>; acts: RecurringActs };

/** What is due in the next 30 days, with its sums. */
export function ComingCard({ coming: { upcoming, expenses, incomes }, acts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = t('recurring.coming.title');
  const { shown, more } = useFirstRows(upcoming);
  return (
    <Card title={title}>
      {upcoming.length === 0 ? (
        <p className={classes.none}>{t('recurring.coming.empty')}</p>
      ) : (
        <>
          <ul className={classes.list} aria-label={title}>
            {shown.map((occurrence) => (
              <OccurrenceRow key={`${occurrence.recurringId} ${occurrence.day}`} occurrence={occurrence}>
                <OccurrenceMenu
                  occurrence={occurrence}
                  onChoose={(choice) => acts.ofOccurrence(choice, occurrence)}
                />
              </OccurrenceRow>
            ))}
          </ul>
          {more}
          <dl className={classes.sums}>
            <div>
              <dt>{t('recurring.coming.sums.expenses')}</dt>
              <dd>{format.amount(expenses)}</dd>
            </div>
            <div>
              <dt>{t('recurring.coming.sums.incomes')}</dt>
              <dd>{format.amount(incomes)}</dd>
            </div>
          </dl>
        </>
      )}
    </Card>
  );
}
