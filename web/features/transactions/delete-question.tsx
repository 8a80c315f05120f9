import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './delete-dialog.module.css';

export type Question = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  onClosed: () => void;
};
type Props = Question & { title: string; confirmLabel: string; children: ReactNode };

/** Asks before something is deleted; the way back has the focus. */
export function DeleteQuestion({ title, confirmLabel, children, ...question }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={question.isOpen}
      onClose={question.onClose}
      onExitTransitionEnd={question.onClosed}
      returnFocus={false}
      title={title}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      size={440}
      centered
    >
      {children}
      <div className={classes.actions}>
        <Button variant="default" onClick={question.onClose} data-autofocus>
          {t('transactions.form.cancel')}
        </Button>
        <Button color="red" onClick={question.onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
