import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Occurrence } from '#shared/contract/recurring.ts';
import type { MonthReport, Recognised } from '#shared/contract/reports.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { RecognisedMark } from '../recognised-mark.tsx';
import classes from '../notes.module.css';

/** What repeats: paid, not recorded, and with a new amount. */
export function RecurringCard({ report: { recurring } }: { report: MonthReport }) {
  const { t } = useTranslation();
  const toItem = useToItem();
  const toRecognised = useToRecognised();
  const { paid, missed, changed, recognised } = recurring;
  const count = [paid, missed, recognised.paid, recognised.missed].flat().length;
  return (
    <Card title={t('reports.month.recurring')}>
      {count === 0 && <p className={classes.dim}>{t('reports.month.noneRecurring')}</p>}
      <Items title={t('reports.month.changed')}>
        {[
          ...changed.map((each) => <ChangedItem key={`${each.recurringId} ${each.day}`} changed={each} />),
          ...recognised.changed.map((each) => (
            <ChangedItem key={each.key} changed={{ ...each, before: each.before ?? 0 }} isRecognised />
          )),
        ]}
      </Items>
      <Items title={t('reports.month.missed')}>
        {[...missed.map(toItem), ...recognised.missed.map(toRecognised)]}
      </Items>
      <Items title={t('reports.month.paid')}>
        {[...paid.map(toItem), ...recognised.paid.map(toRecognised)]}
      </Items>
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

function useToRecognised() {
  const format = useFormat();
  return ({ key, day, description, amount }: Recognised) => (
    <Item
      key={key}
      name={`${format.day(day, DAY_FORMATS.short)} · ${description}`}
      value={format.amount(amount)}
      isRecognised
    />
  );
}

type Changed = Pick<MonthReport['recurring']['changed'][number], 'day' | 'description' | 'amount' | 'before'>;
type ChangedProps = { changed: Changed; isRecognised?: boolean };

function ChangedItem({ changed, isRecognised = false }: ChangedProps) {
  const { day, description, amount, before } = changed;
  const { t } = useTranslation();
  const format = useFormat();
  const amounts = { amount: format.amount(amount), before: format.amount(before) };
  return (
    <Item
      name={`${format.day(day, DAY_FORMATS.short)} · ${description}`}
      value={t('reports.month.before', amounts)}
      isRecognised={isRecognised}
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

type ItemProps = { name: string; value: string; isRecognised?: boolean };

function Item({ name, value, isRecognised = false }: ItemProps) {
  return (
    <li className={classes.item}>
      <span>
        {name}
        {isRecognised && <RecognisedMark />}
      </span>
      <span>{value}</span>
    </li>
  );
}
