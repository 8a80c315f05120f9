import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from './busy-button.tsx';
import classes from './dialog-actions.module.css';

/** The buttons at the end of a dialog. The button that confirms comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={`flex wrap at-end gap-10 ${classes.actions}`}>{children}</div>;
}

type FormActionsProps = { submitLabel: string; isBusy: boolean; onCancel: () => void };

/** The buttons at the end of a form in a dialog: one cancels and one sends it. */
export function FormActions({ submitLabel, isBusy, onCancel }: FormActionsProps) {
  const { t } = useTranslation();
  return (
    <DialogActions>
      <Button variant="default" onClick={onCancel}>
        {t('app.cancel')}
      </Button>
      <BusyButton type="submit" isBusy={isBusy}>
        {submitLabel}
      </BusyButton>
    </DialogActions>
  );
}
