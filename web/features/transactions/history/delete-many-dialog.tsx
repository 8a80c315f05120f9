import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format.ts';
import classes from '../delete-dialog.module.css';

type Props = {
  count: number;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  onClosed: () => void;
};

/** Asks once before several records are deleted, and says how many. */
export function DeleteManyDialog({ count, isOpen, onClose, onConfirm, onClosed }: Props) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const number = new Intl.NumberFormat(locale).format(count);
  const isOne = count === 1;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      title={t('history.delete.title')}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      size={440}
      centered
    >
      <p className={classes.first}>
        {isOne ? t('history.delete.textOne') : t('history.delete.text', { number })}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('transactions.form.cancel')}
        </Button>
        <Button color="red" onClick={onConfirm}>
          {isOne ? t('history.delete.confirmOne') : t('history.delete.confirm', { number })}
        </Button>
      </div>
    </Modal>
  );
}
