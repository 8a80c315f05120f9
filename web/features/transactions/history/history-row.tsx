import { memo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { TransactionMenu, type TransactionActions } from '../transaction-menu.tsx';
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
export const HistoryRow = memo(function HistoryRow({
  ref,
  transaction,
  index,
  total,
  dayShown,
  isSelected,
  onToggle,
  actions,
}: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, type, description, category, date } = transaction;
  const amount = format.signedAmount(type === 'expense' ? -transaction.amount : transaction.amount);
  const day = format.day(date, dayShown === 'above' ? { dateStyle: 'full' } : { dateStyle: 'medium' });
  return (
    <li
      ref={ref}
      className={classes.item}
      data-index={index}
      data-transaction={id}
      aria-setsize={total ?? -1}
      aria-posinset={index + 1}
    >
      {dayShown === 'above' && (
        <h2 className={classes.day}>
          <time dateTime={date}>{day}</time>
        </h2>
      )}
      <div className={classes.row} data-selected={isSelected || undefined}>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={t('history.list.select', { transaction: `${description}, ${amount}` })}
            onChange={({ currentTarget, nativeEvent }) =>
              onToggle(id, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
        <span className={classes.icon}>
          <CategoryIcon category={category} />
        </span>
        <p className={classes.description}>{description}</p>
        <p className={classes.meta}>
          <span>{t(`categories.${category}`)}</span>
          {dayShown === 'inside' && (
            <time className={classes.date} dateTime={date}>
              {day}
            </time>
          )}
        </p>
        <p className={classes.amount} data-type={type}>
          {amount}
        </p>
        <TransactionMenu transaction={transaction} actions={actions} />
      </div>
    </li>
  );
});
