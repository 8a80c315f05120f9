import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { QuestionDialog, type Question } from '#web/ui/question.tsx';
import { useRemoveTransaction } from '#web/features/transactions/write/transaction-hooks.ts';
import { useSignedAmount } from '#web/features/transactions/write/use-signed-amount.ts';
import classes from './delete-dialog.module.css';

type Props = Omit<Question, 'onConfirm'> & {
  transaction: Transaction;
  /** Called when the user confirms, before the deletion starts. */
  onDelete: () => void;
};

/** Shows a transaction, asks whether to delete it, and deletes it. */
export function DeleteDialog({ transaction, onDelete, ...question }: Props) {
  const { t } = useTranslation();
  const { type, groupId } = transaction;
  const isPart = groupId !== null;
  const remove = useRemoveTransaction();
  function confirm(): void {
    onDelete();
    void remove(transaction);
  }
  return (
    <QuestionDialog
      returnFocus={false}
      {...question}
      onConfirm={confirm}
      title={t('transactions.delete.title')}
      confirmLabel={isPart ? t('transactions.part.confirm') : t(`transactions.delete.confirm.${type}`)}
    >
      <Facts transaction={transaction} />
      <p>{t(isPart ? `transactions.part.delete.${type}` : `transactions.delete.text.${type}`)}</p>
    </QuestionDialog>
  );
}

function Facts({ transaction }: { transaction: Transaction }) {
  const format = useFormat();
  const amount = useSignedAmount(transaction);
  const { description, category, date } = transaction;
  return (
    <div className={`row wrap gap-14 frame rounded ${classes.transaction}`}>
      <CategoryIcon category={category} />
      <div className={classes.words}>
        <p className="weight-600 break-anywhere">{description}</p>
        <p className="dim text-14">{format.day(date, { dateStyle: 'long' })}</p>
      </div>
      <p className={`weight-650 numbers nowrap ${classes.amount}`}>{amount}</p>
    </div>
  );
}
