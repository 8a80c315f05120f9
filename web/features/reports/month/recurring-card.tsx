import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Occurrence } from '#shared/contract/recurring.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import classes from '../notes.module.css';

/** What repeats: paid, not recorded, and with a new amount. */
export function RecurringCard({ report: { recurring } }: { report: MonthReport }) {
  const { t } = useTranslation();
  const toItem = useToItem();
  const { paid, missed, changed } = recurring;
  return (
    <Card title={t('reports.month.recurring')}>
      {paid.length + missed.length === 0 && <p className={classes.dim}>{t('reports.month.noneRecurring')}</p>}
      <Items title={t('reports.month.changed')}>
        {changed.map((each) => (
          <ChangedItem key={`${each.recurringId} ${each.day}`} changed={each} />
        ))}
      </Items>
      <Items title={t('reports.month.missed')}>{missed.map(toItem)}</Items>
      <Items title={t('reports.month.paid')}>{paid.map(toItem)}</Items>
    </Card>
  );
}

function useToItem() {
  const format = useFormat();
  return ({ recurringId, day, dueDay, description, amount }: Occurrence) => (
    <Item
      key={`${recurringId} ${day}`}
      name={`${format.day(dueDay, DAY_FORMATS.short)} · ${description}`}
      value={format.amount(amount)}
    />
  );
}

type Changed = MonthReport['recurring']['changed'][number];

function ChangedItem({ changed: { day, description, amount, before } }: { changed: Changed }) {
  const { t } = useTranslation();
  const format = useFormat();
  const amounts = { amount: format.amount(amount), before: format.amount(before) };
  return (
    <Item
      name={`${format.day(day, DAY_FORMATS.short)} · ${description}`}
      value={t('reports.month.before', amounts)}
    />
  );
}

function Items({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h3 className={classes.heading}>{title}</h3>
      <ul className={classes.list}>{children}</ul>
    </>
  );
}

function Item({ name, value }: { name: string; value: string }) {
  return (
    <li className={classes.item}>
      <span>{name}</span>
      <span>{value}</span>
    </li>
  );
}
