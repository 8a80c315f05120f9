import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { CheckStep } from './check-step.tsx';
import { GuardedDialog } from './guarded-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';
import { useRefetch, type Started } from './use-two-step.ts';

type Props = DialogProps & { started: Started };

const QUESTIONS = { scan: undefined, check: 'leaveCheck', codes: 'leaveCodes' } as const;

/** Turns on the code at sign-in: the secret goes into an app, a code of the app comes back, and recovery codes show. */
export function TurnOnDialog({ started, ...dialog }: Props) {
  const { t } = useTranslation();
  const refetch = useRefetch();
  const [step, setStep] = useState<keyof typeof QUESTIONS>('scan');
  const [codes, setCodes] = useState<readonly string[]>([]);
  function showCodes(newCodes: readonly string[]): void {
    setCodes(newCodes);
    setStep('codes');
    void refetch();
  }
  // Earlier, the toast would be above the codes.
  function close(): void {
    if (step === 'codes') showToast({ kind: 'success', message: t('twoStep.turnedOn') });
    dialog.onClose();
  }
  return (
    <GuardedDialog {...dialog} onClose={close} title={t(`twoStep.${step}.title`)} question={QUESTIONS[step]}>
      {step === 'scan' && (
        <ScanStep started={started} onNext={() => setStep('check')} onCancel={dialog.onClose} />
      )}
      {step === 'check' && <CheckStep onConfirmed={showCodes} onBack={() => setStep('scan')} />}
      {step === 'codes' && <RecoveryCodes codes={codes} onDone={close} />}
    </GuardedDialog>
  );
}
