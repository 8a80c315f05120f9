import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { relativeDay } from '#web/lib/format/relative-day.ts';
import { typeOrRefund } from '#web/features/transactions/write/type-or-refund.ts';
import type { TransactionActions } from '#web/features/transactions/record/dialogs/actions.ts';
import { TransactionMenu } from '#web/features/transactions/record/dialogs/transaction-menu.tsx';
import { useSignedAmount } from '#web/features/transactions/write/use-signed-amount.ts';
import classes from './transaction-row.module.css';

type Props = {
  transaction: Transaction;
  /** The number of parts of a split purchase; undefined for a transaction. */
  parts?: number | undefined;
  actions: TransactionActions;
};

/** An amount with more characters has its own line on phones. */
const MAX_INLINE_LENGTH = 16;

/** One of the latest transactions or split purchases; a click opens it. */
export function TransactionRow({ transaction, parts, actions }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { find } = useCategories();
  const amount = useSignedAmount(transaction);
  const { type, description, category, date } = transaction;
  return (
    <li
      className={`row gap-12 relative ${classes.row}`}
      data-transaction={transaction.id}
      data-group={transaction.groupId}
      data-wide={amount.length > MAX_INLINE_LENGTH || undefined}
    >
      {parts === undefined ? <CategoryIcon category={category} /> : <SplitIcon />}
      <div className={`row between grow shrink ${classes.words}`}>
        <button
          type="button"
          className={`weight-600 lines-135 ellipsis text-start ${classes.open}`}
          aria-haspopup="dialog"
          data-opener
          onClick={() => actions('open', transaction)}
        >
          {description}
        </button>
        <p className={`row shrink dim text-14 ${classes.meta}`}>
          <span className="shrink ellipsis">
            {parts === undefined
              ? find(category).name
              : t('transactions.list.parts', { number: format.count(parts) })}
            {typeOrRefund(transaction) === 'refund' && ` · ${t('transactions.list.refund')}`}
          </span>
          <span className="rigid nowrap">
            <span aria-hidden>· </span>
            <time dateTime={date}>{relativeDay(date, format.locale, format.today())}</time>
          </span>
        </p>
      </div>
      <p className={`money weight-650 numbers nowrap ${classes.amount}`} data-type={type}>
        {amount}
      </p>
      <TransactionMenu transaction={transaction} actions={actions} t={t} isWhole={parts !== undefined} />
    </li>
  );
}

function SplitIcon() {
  return (
    <span className="in-middle rigid hover-color dim" aria-hidden>
      <IconArrowsSplit2 size={18} stroke={1.75} />
    </span>
  );
}
