import { useTranslation } from 'react-i18next';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { GuardedDialog } from './guarded-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Shows recovery codes that replace earlier ones. */
export function NewCodesDialog({ codes, ...dialog }: DialogProps & { codes: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <GuardedDialog {...dialog} title={t('twoStep.codes.title')} question="leaveCodes">
      <RecoveryCodes codes={codes} onDone={dialog.onClose} />
    </GuardedDialog>
  );
}
