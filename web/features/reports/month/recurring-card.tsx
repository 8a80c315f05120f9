import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import type { MonthReport, Recognised } from '#shared/contract/reports.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { RecognisedLegend, RecognisedMark } from '../recognised-mark.tsx';
import classes from '../notes.module.css';

/** The recurring transactions of a month: with a new amount, not recorded, received, paid and still due. */
export function RecurringCard({ report: { recurring } }: { report: MonthReport }) {
  const { t } = useTranslation();
  const { changed, recognised } = recurring;
  const paid = mergeByDay(recurring.paid, recognised.paid);
  const missed = mergeByDay(recurring.missed, recognised.missed);
  const due = mergeByDay(recurring.due, recognised.coming);
  return (
    <Card title={t('reports.month.recurring')}>
      {paid.length + missed.length + due.length === 0 && (
        <p className={`dim ${classes.dim}`}>{t('reports.month.noneRecurring')}</p>
      )}
      {recurring.isCut && <p className={`dim ${classes.dim}`}>{t('reports.month.isCut')}</p>}
      <Items title={t('reports.month.changed')}>
        {[
          ...changed.map((item) => (
            <ChangedItem key={`${item.recurringId} ${item.day}`} item={{ ...item, isRecognised: false }} />
          )),
          ...recognised.changed.map((item) => (
            <ChangedItem key={item.key} item={{ ...item, before: item.before ?? 0, isRecognised: true }} />
          )),
        ]}
      </Items>
      <Items title={t('reports.month.missed')}>{missed.map(toItem)}</Items>
      <Items title={t('reports.month.received')}>{paid.filter(isIncome).map(toItem)}</Items>
      <Items title={t('reports.month.paid')}>{paid.filter((item) => !isIncome(item)).map(toItem)}</Items>
      <Items title={t('reports.month.due')}>{due.map(toItem)}</Items>
      {Object.values(recognised).some(({ length }) => length > 0) && <RecognisedLegend />}
    </Card>
  );
}

type RecurringItem = Pick<Recognised, 'key' | 'type' | 'day' | 'description' | 'amount'> & {
  isRecognised: boolean;
};

/** Merges added and recognised recurring transactions in the order of their days. */
function mergeByDay(added: readonly Occurrence[], recognised: readonly Recognised[]): RecurringItem[] {
  return [
    ...added.map(({ recurringId, day, dueDay, ...occurrence }) => ({
      ...occurrence,
      key: `${recurringId} ${day}`,
      day: dueDay,
      isRecognised: false,
    })),
    ...recognised.map((occurrence) => ({ ...occurrence, isRecognised: true })),
  ].toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1));
}

function isIncome({ type }: { type: TransactionType }): boolean {
  return type === 'income';
}

function toItem(item: RecurringItem): ReactNode {
  return <RepeatedItem key={item.key} item={item} />;
}

function RepeatedItem({ item }: { item: RecurringItem }) {
  const formatAmount = useFormatAmount(item.type);
  return <Item item={item} value={formatAmount(item.amount)} />;
}

function ChangedItem({ item }: { item: Omit<RecurringItem, 'key'> & { before: number } }) {
  const { t } = useTranslation();
  const formatAmount = useFormatAmount(item.type);
  const amounts = { amount: formatAmount(item.amount), before: formatAmount(item.before) };
  return <Item item={item} value={t('reports.month.before', amounts)} />;
}

/** Returns a formatter of amounts. Income has a sign, because most recurring transactions are bills. */
function useFormatAmount(type: TransactionType): (amount: number) => string {
  const format = useFormat();
  return type === 'income' ? format.signedAmount : format.amount;
}

function Items({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h3 className={`dim text-13 weight-600 ${classes.heading}`}>{title}</h3>
      <ul className={`grid gap-4 ${classes.list}`}>{children}</ul>
    </>
  );
}

type ItemProps = { item: Pick<RecurringItem, 'day' | 'description' | 'isRecognised'>; value: string };

function Item({ item: { day, description, isRecognised }, value }: ItemProps) {
  const format = useFormat();
  return (
    <li className={`flex between align-baseline gap-16 text-15 ${classes.item}`}>
      <span>
        {`${format.day(day, DAY_FORMATS.short)} · ${description}`}
        {isRecognised && <RecognisedMark />}
      </span>
      <span>{value}</span>
    </li>
  );
}
