import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './invites.module.css';

type Props = { isOpen: boolean; onClose: () => void; onConfirm: () => void; onClosed: () => void };

/** Asks before an invitation is revoked; the way back has the focus. */
export function RevokeQuestion({ isOpen, onClose, onConfirm, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      title={t('invites.question.title')}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      size={440}
      centered
    >
      <p className={classes.text}>{t('invites.question.text')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('invites.cancel')}
        </Button>
        <Button color="red" onClick={onConfirm}>
          {t('invites.question.confirm')}
        </Button>
      </div>
    </Modal>
  );
}
