import type { MouseEvent, ReactNode, Ref } from 'react';
import type { CalendarDay } from '#shared/calendar.ts';
import type { DetailField } from '#shared/contract/transaction-fields.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { AmountInText } from '#web/ui/amount.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { signedAmount } from '#web/features/transactions/write/signed-amount.ts';
import { DayHeading } from '../rows/day-heading.tsx';
import { RowDay } from '../rows/row-day.tsx';
import { tightness } from '../rows/tightness.ts';
import type { Place } from './entries.ts';
import type { RowWords } from './use-row-words.ts';
import classes from '../rows/list-row.module.css';

/** The props of every row of the history. */
export type RowProps = {
  ref: Ref<HTMLLIElement>;
  /** The index of the row. */
  index: number;
  /** The number of all rows; undefined while unknown. */
  total: number | undefined;
  /** Sorted by day, the day shows above its first transaction; otherwise inside each row. */
  dayShown: 'above' | 'no' | 'inside';
  /** The balance of the day that begins with this row; undefined if some of the day is not loaded. */
  daySum: number | undefined;
  isSelected: boolean;
  /** In this mode a click on a row selects it. */
  isSelecting: boolean;
  words: RowWords;
};

type Props = RowProps & {
  /** The transaction, or the split purchase with its whole amount. */
  transaction: Transaction;
  /** The place of a transaction; undefined for a split purchase. */
  place?: Place;
  /** The parts of a split purchase show below the row; undefined for a transaction. */
  isOpen?: boolean;
  description: string;
  /** The line below the description; '' for none. */
  details: string;
  icon: ReactNode;
  /** The category or the number of parts. */
  kind: ReactNode;
  /** The tags, and the mark of a part. */
  marks: ReactNode;
  menu: ReactNode;
  onOpen: () => void;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
};

/** One row of the history: a line of a table on wide windows, two lines on phones. */
export function RowFrame({ ref, index, total, daySum, ...content }: Props) {
  const { transaction, dayShown, isOpen, words } = content;
  const { id, groupId, date } = transaction;
  return (
    <li
      ref={ref}
      className={classes.item}
      data-index={index}
      {...(isOpen === undefined ? { 'data-transaction': id } : { 'data-group': groupId })}
      aria-setsize={total ?? -1}
      aria-posinset={index + 1}
    >
      {dayShown === 'above' && <TransactionDay day={date} sum={daySum} words={words} />}
      <Content {...content} />
    </li>
  );
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

type DayProps = { day: CalendarDay; sum: number | undefined; words: RowWords };

function TransactionDay({ day, sum, words: { t, format } }: DayProps) {
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

type ContentProps = Omit<Props, 'ref' | 'index' | 'total' | 'daySum'>;

function Content({ transaction, description, details, isSelected, onOpen, onSelect, ...row }: ContentProps) {
  const { t, format } = row.words;
  const { type, date } = transaction;
  const amount = signedAmount(transaction, format);
  const name = { transaction: `${description}, ${amount}` };
  const openerProps =
    row.isOpen === undefined
      ? { 'aria-label': t('history.list.open', name), 'aria-haspopup': 'dialog' as const }
      : { 'aria-label': t('splits.show', name), 'aria-expanded': row.isOpen };
  const onClick = (event: MouseEvent) => {
    if (!isMeantForRow(event)) return;
    if (row.isSelecting) onSelect(!isSelected, event.shiftKey);
    else onOpen();
  };
  return (
    // The button inside does the same for keyboards and screen readers.
    <div
      className={`grid line-above ${classes.row}`}
      data-selected={isSelected || undefined}
      data-place={row.place}
      data-marked={row.marks ? true : undefined}
      data-noted={details !== '' || undefined}
      data-tight={tightness(description, amount)}
      onClick={onClick}
    >
      <CheckBox
        className={classes.check}
        label={t('history.list.select', name)}
        isChecked={isSelected}
        onChange={onSelect}
      />
      {row.icon}
      <p className={classes.description}>
        {description}
        <button type="button" className={classes.open} {...openerProps} data-opener onClick={onOpen} />
      </p>
      {details !== '' && <p className={classes.note}>{details}</p>}
      <p className={`flex shrink dim text-14 lines-140 ${classes.meta}`}>
        <span className={`row ${classes.kind}`}>
          {row.kind}
          {row.marks}
        </span>{' '}
        {row.dayShown === 'inside' && <RowDay className={classes.date ?? ''} day={date} />}
      </p>
      <p className={`money weight-650 numbers nowrap ${classes.amount}`} data-type={type}>
        {amount}
      </p>
      {row.menu}
    </div>
  );
}

/** Whether a click is neither on a control of the row nor the end of a text selection. */
function isMeantForRow({ target, currentTarget }: MouseEvent): boolean {
  const selection = getSelection();
  const isSelectingText =
    selection !== null && !selection.isCollapsed && selection.containsNode(currentTarget, true);
  const isOnControl = target instanceof Element && target.closest('label, button, [role="menu"]') !== null;
  return !isOnControl && !isSelectingText;
}

/** Joins the first lines of the given fields; '' if all are empty. */
export function joinFirstLines(texts: Record<DetailField, string>, fields: readonly DetailField[]): string {
  const lines = fields.map((field) => texts[field].split('\n', 1).join(''));
  return lines.filter((line) => line !== '').join(' · ');
}
