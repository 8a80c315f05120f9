import { memo, type MouseEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { DETAIL_FIELDS, PART_DETAILS, type DetailField } from '#shared/contract/transaction-fields.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { AmountInText } from '#web/ui/amount.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { typeOrRefund } from '#web/features/transactions/write/type-or-refund.ts';
import { RowDay } from '../rows/row-day.tsx';
import type { TransactionActions } from '#web/features/transactions/record/dialogs/actions.ts';
import { TransactionMenu } from '#web/features/transactions/record/dialogs/transaction-menu.tsx';
import { useSignedAmount } from '#web/features/transactions/write/use-signed-amount.ts';
import { DayHeading } from '../rows/day-heading.tsx';
import type { Place } from './entries.ts';
import { RowMarks } from './row-marks.tsx';
import { tightness } from '../rows/tightness.ts';
import classes from '../rows/list-row.module.css';

export type DayShown = 'above' | 'no' | 'inside';

type Props = {
  ref: Ref<HTMLLIElement>;
  transaction: Transaction;
  /** The index of the row. */
  index: number;
  /** The number of all rows; undefined while unknown. */
  total: number | undefined;
  /** Sorted by day, the day shows above its first transaction; otherwise inside each row. */
  dayShown: DayShown;
  place: Place;
  /** The balance of the day that begins with this row; undefined if some of the day is not loaded. */
  daySum: number | undefined;
  isSelected: boolean;
  /** In this mode a click on a row selects it. */
  isSelecting: boolean;
  onToggle: (id: string, isSelected: boolean, isRange: boolean) => void;
  actions: TransactionActions;
};

/** One transaction of the history: a line of a table on wide windows, two lines on phones. */
export const HistoryRow = memo(function HistoryRow({ ref, index, total, daySum, ...row }: Props) {
  const { transaction, dayShown } = row;
  return (
    <li
      ref={ref}
      className={classes.item}
      data-index={index}
      data-transaction={transaction.id}
      aria-setsize={total ?? -1}
      aria-posinset={index + 1}
    >
      {dayShown === 'above' && <TransactionDay day={transaction.date} sum={daySum} />}
      <Row {...row} />
    </li>
  );
});

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

export function TransactionDay({ day, sum }: { day: CalendarDay; sum: number | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isThisYear = day.slice(0, 4) === format.today().slice(0, 4);
  const text = format.day(day, { ...DAY, ...(!isThisYear && { year: 'numeric' }) });
  return (
    <DayHeading
      aside={sum !== undefined && <AmountInText amount={sum} isSigned />}
      asideName={t('history.totals.day')}
    >
      <time dateTime={day}>{text}</time>
    </DayHeading>
  );
}

type RowProps = Omit<Props, 'ref' | 'index' | 'total' | 'daySum'>;

function Row({ transaction, dayShown, place, isSelected, isSelecting, onToggle, actions }: RowProps) {
  const { t } = useTranslation();
  const { id, type, category } = transaction;
  // The row of all parts shows their shared fields; a part below it shows only its own.
  const ownDetails = place === 'inGroup' ? joinFirstLines(transaction, PART_DETAILS) : '';
  const details = place === 'inGroup' ? '' : joinFirstLines(transaction, DETAIL_FIELDS);
  const description = ownDetails === '' ? transaction.description : ownDetails;
  const amount = useSignedAmount(transaction);
  const name = `${description}, ${amount}`;
  const open = () => actions('open', transaction);
  const onClick = (event: MouseEvent) => {
    if (!isMeantForRow(event)) return;
    if (isSelecting) onToggle(id, !isSelected, event.shiftKey);
    else open();
  };
  return (
    // The button inside does the same for keyboards and screen readers.
    <div
      className={`grid line-above ${classes.row}`}
      data-selected={isSelected || undefined}
      data-place={place}
      data-marked={place === 'part' || transaction.tags.length > 0 || undefined}
      data-noted={details !== '' || undefined}
      data-tight={tightness(description, amount)}
      onClick={onClick}
    >
      <CheckBox
        className={classes.check}
        label={t('history.list.select', { transaction: name })}
        isChecked={isSelected}
        onChange={(isNowSelected, isRange) => onToggle(id, isNowSelected, isRange)}
      />
      <span className={classes.icon}>
        <CategoryIcon category={category} />
      </span>
      <p className={classes.description}>
        {description}
        <button
          type="button"
          className={classes.open}
          aria-label={t('history.list.open', { transaction: name })}
          aria-haspopup="dialog"
          data-opener
          onClick={open}
        />
      </p>
      {details !== '' && <p className={classes.note}>{details}</p>}
      <Meta transaction={transaction} isDayShown={dayShown === 'inside'} place={place} />
      <p className={`money weight-650 numbers nowrap ${classes.amount}`} data-type={type}>
        {amount}
      </p>
      <TransactionMenu transaction={transaction} actions={actions} />
    </div>
  );
}

/** Joins the first lines of the given fields; '' if all are empty. */
export function joinFirstLines(texts: Record<DetailField, string>, fields: readonly DetailField[]): string {
  const lines = fields.map((field) => texts[field].split('\n', 1).join(''));
  return lines.filter((line) => line !== '').join(' · ');
}

/** Whether a click is neither on a control of the row nor the end of a text selection. */
export function isMeantForRow({ target, currentTarget }: MouseEvent): boolean {
  const selection = getSelection();
  const isSelectingText =
    selection !== null && !selection.isCollapsed && selection.containsNode(currentTarget, true);
  const isOnControl = target instanceof Element && target.closest('label, button, [role="menu"]') !== null;
  return !isOnControl && !isSelectingText;
}

type MetaProps = { transaction: Transaction; isDayShown: boolean; place: Place };

function Meta({ transaction, isDayShown, place }: MetaProps) {
  const { t } = useTranslation();
  const { find } = useCategories();
  const { category, date, tags } = transaction;
  const isPart = place === 'part';
  return (
    <p className={`flex shrink dim text-14 lines-140 ${classes.meta}`}>
      <span className={`row ${classes.kind}`}>
        <span className={`ellipsis ${classes.category}`}>
          {find(category).name}
          {typeOrRefund(transaction) === 'refund' && ` · ${t('transactions.list.refund')}`}
        </span>
        {(isPart || tags.length > 0) && <RowMarks tags={tags} isPart={isPart} />}
      </span>{' '}
      {isDayShown && <RowDay className={classes.date ?? ''} day={date} />}
    </p>
  );
}
