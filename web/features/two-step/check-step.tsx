import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { confirmTwoStep } from '#shared/contract/two-step.ts';
import { call } from '#web/lib/api/call.ts';
import { isProofMissing } from '#web/lib/api/proof.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import classes from './two-step.module.css';

type Props = { onConfirmed: (recoveryCodes: readonly string[]) => void; onBack: () => void };

/** Asks for a code, which shows that the app has the secret. */
export function CheckStep({ onConfirmed, onBack }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { code: '' },
    schema: confirmTwoStep.body,
    send: async (body) => onConfirmed((await call(confirmTwoStep, { body })).recoveryCodes),
  });
  return (
    <form className="stack gap-18" {...form.props}>
      <p className={`dim text-15 lines-150 ${classes.text}`}>
        {t('twoStep.check.text', { name: t('app.name') })}
      </p>
      {!isProofMissing(form.error) && <FormAlert message={form.failure} />}
      <TextInput
        {...byEvent(form.field('code'))}
        label={t('twoStep.check.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
      />
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {t('twoStep.check.back')}
        </Button>
        <BusyButton type="submit" isBusy={form.isBusy}>
          {t('twoStep.check.submit')}
        </BusyButton>
      </DialogActions>
    </form>
  );
}
