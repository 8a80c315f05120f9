import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from './busy-button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Dialog } from './dialog.tsx';
import classes from './question.module.css';

export type Question = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  onClosed?: () => void;
};

type Props = Question & {
  title: string;
  confirmLabel: string;
  /** Whether the action removes something. */
  isDangerous?: boolean;
  isPending?: boolean;
  /** False if the caller sets the focus; by default the dialog returns it to its opener. */
  returnFocus?: boolean;
  children: ReactNode;
};

/** Asks before an action with consequences; the cancel button has the focus. */
export function QuestionDialog({ title, confirmLabel, isDangerous = true, ...props }: Props) {
  const { t } = useTranslation();
  const { isOpen, onClose, onConfirm, onClosed, isPending = false, returnFocus = true, children } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} onClosed={onClosed} returnFocus={returnFocus} title={title}>
      <div className={`stack gap-16 ${classes.words}`}>{children}</div>
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isPending} data-autofocus>
          {t('app.cancel')}
        </Button>
        <BusyButton {...(isDangerous ? { color: 'red' } : {})} onClick={onConfirm} isBusy={isPending}>
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
