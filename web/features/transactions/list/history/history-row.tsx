import { memo } from 'react';
import { DETAIL_FIELDS, PART_DETAILS } from '#shared/contract/transaction-fields.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { CategoryTile } from '#web/ui/category-icon.tsx';
import { typeOrRefund } from '#web/features/transactions/write/type-or-refund.ts';
import type { TransactionActions } from '#web/features/transactions/record/dialogs/actions.ts';
import { TransactionMenu } from '#web/features/transactions/record/dialogs/transaction-menu.tsx';
import type { Selection } from '../rows/selection.ts';
import type { Place } from './entries.ts';
import { joinFirstLines, RowFrame, type RowProps } from './row-frame.tsx';
import { RowMarks } from './row-marks.tsx';
import classes from '../rows/list-row.module.css';

type Props = RowProps & {
  transaction: Transaction;
  place: Place;
  onToggle: Selection['toggle'];
  actions: TransactionActions;
};

/** One transaction of the history; a click opens it. */
export const HistoryRow = memo(function HistoryRow({ transaction, place, onToggle, actions, ...row }: Props) {
  const { t, find, accountName } = row.words;
  const { id, tags } = transaction;
  const category = find(transaction.category);
  const account = accountName(transaction.account);
  // The row of all parts shows their shared fields; a part below it shows only its own.
  const ownDetails = place === 'inGroup' ? joinFirstLines(transaction, PART_DETAILS) : '';
  const isPart = place === 'part';
  return (
    <RowFrame
      {...row}
      transaction={transaction}
      place={place}
      description={ownDetails || transaction.description}
      details={place === 'inGroup' ? '' : joinFirstLines(transaction, DETAIL_FIELDS)}
      icon={
        <span className={classes.icon}>
          <CategoryTile look={category} />
        </span>
      }
      kind={
        <span className={`ellipsis ${classes.category}`}>
          {category.name}
          {typeOrRefund(transaction) === 'refund' && ` · ${t('transactions.list.refund')}`}
          {account !== undefined && ` · ${account}`}
        </span>
      }
      marks={(isPart || tags.length > 0) && <RowMarks tags={tags} isPart={isPart} t={t} />}
      menu={<TransactionMenu transaction={transaction} actions={actions} t={t} />}
      onOpen={() => actions('open', transaction)}
      onSelect={(isSelected, isRange) => onToggle(id, isSelected, isRange)}
    />
  );
});
