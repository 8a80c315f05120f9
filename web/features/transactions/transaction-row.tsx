import type { Transaction } from '#shared/contract/transactions.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { relativeDay } from '#web/lib/format/day-text.ts';
import { RowMarks } from './history/row-marks.tsx';
import { TransactionMenu, type TransactionActions } from './transaction-menu.tsx';
import { useSignedAmount } from './use-signed-amount.ts';
import classes from './transaction-row.module.css';

type Props = { transaction: Transaction; actions: TransactionActions };

export function TransactionRow({ transaction, actions }: Props) {
  const format = useFormat();
  const { find } = useCategories();
  const amount = useSignedAmount(transaction);
  const { type, description, category, date, groupId } = transaction;
  return (
    <li className={classes.row} data-transaction={transaction.id}>
      <CategoryIcon category={category} />
      <div className={classes.content}>
        <div className={classes.words}>
          <p className={classes.description}>{description}</p>
          <p className={classes.meta}>
            <span className={classes.category}>{find(category).name}</span>
            {groupId !== null && <RowMarks note="" tags={[]} isPart />}{' '}
            <span className={classes.day}>
              <span aria-hidden>· </span>
              <time dateTime={date}>{relativeDay(date, format.locale, format.today())}</time>
            </span>
          </p>
        </div>
        <p className={classes.amount} data-type={type}>
          {amount}
        </p>
      </div>
      <TransactionMenu transaction={transaction} actions={actions} />
    </li>
  );
}
