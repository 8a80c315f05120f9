import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { useFormat } from '#web/lib/format.ts';
import classes from './delete-dialog.module.css';

type Props = {
  record: Transaction;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  onClosed: () => void;
};

/** Asks before a record is deleted, and shows which one. */
export function DeleteDialog({ record, isOpen, onClose, onConfirm, onClosed }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { type, description, category, amount, date } = record;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      title={t('transactions.delete.title')}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      size={440}
      centered
    >
      <div className={classes.record}>
        <CategoryIcon category={category} />
        <div className={classes.words}>
          <p className={classes.description}>{description}</p>
          <p className={classes.day}>{format.day(date, { dateStyle: 'long' })}</p>
        </div>
        <p className={classes.amount}>{format.signedAmount(type === 'expense' ? -amount : amount)}</p>
      </div>
      <p className={classes.text}>{t(`transactions.delete.text.${type}`)}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('transactions.form.cancel')}
        </Button>
        <Button color="red" onClick={onConfirm}>
          {t(`transactions.delete.confirm.${type}`)}
        </Button>
      </div>
    </Modal>
  );
}
