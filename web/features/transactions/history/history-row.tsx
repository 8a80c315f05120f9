import { memo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { TransactionMenu, type TransactionActions } from '../transaction-menu.tsx';
import { useSignedAmount } from '../use-signed-amount.ts';
import classes from './history-row.module.css';

type Props = {
  ref: Ref<HTMLLIElement>;
  transaction: Transaction;
  /** Its index in the loaded list, and the number of all transactions, if known. */
  index: number;
  total: number | undefined;
  /** Where the day shows: above the first transaction of a day; in other orders inside each row. */
  dayShown: 'above' | 'no' | 'inside';
  isSelected: boolean;
  onToggle: (id: string, isSelected: boolean, isStretch: boolean) => void;
  actions: TransactionActions;
};

/** One transaction of the history: a line of a table on wide windows, two lines on phones. */
export const HistoryRow = memo(function HistoryRow({ ref, index, total, ...row }: Props) {
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
      {dayShown === 'above' && <DayHeading day={transaction.date} />}
      <Row {...row} />
    </li>
  );
});

function DayHeading({ day }: { day: CalendarDay }) {
  const format = useFormat();
  return (
    <h2 className={classes.day}>
      <time dateTime={day}>{format.day(day, { dateStyle: 'full' })}</time>
    </h2>
  );
}

type RowProps = Omit<Props, 'ref' | 'index' | 'total'>;

function Row({ transaction, dayShown, isSelected, onToggle, actions }: RowProps) {
  const { id, type, description, category } = transaction;
  const amount = useSignedAmount(transaction);
  return (
    <div className={classes.row} data-selected={isSelected || undefined}>
      <Checkbox name={`${description}, ${amount}`} {...{ id, isSelected, onToggle }} />
      <span className={classes.icon}>
        <CategoryIcon category={category} />
      </span>
      <p className={classes.description}>{description}</p>
      <Meta transaction={transaction} isDayShown={dayShown === 'inside'} />
      <p className={classes.amount} data-type={type}>
        {amount}
      </p>
      <TransactionMenu transaction={transaction} actions={actions} />
    </div>
  );
}

type CheckboxProps = Pick<RowProps, 'isSelected' | 'onToggle'> & { id: string; name: string };

function Checkbox({ id, name, isSelected, onToggle }: CheckboxProps) {
  const { t } = useTranslation();
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={t('history.list.select', { transaction: name })}
        onChange={({ currentTarget, nativeEvent }) =>
          onToggle(id, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

function Meta({ transaction, isDayShown }: { transaction: Transaction; isDayShown: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { category, date } = transaction;
  return (
    <p className={classes.meta}>
      <span>{t(`categories.${category}`)}</span>
      {isDayShown && (
        <time className={classes.date} dateTime={date}>
          {format.day(date)}
        </time>
      )}
    </p>
  );
}
