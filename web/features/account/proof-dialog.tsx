import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giveProof } from '#shared/contract/proof.ts';
import { serverFieldErrors } from '#web/lib/form/field-errors.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { proofQuery, sendProof } from '#web/lib/api/proof.ts';
import { useRootMark } from '#web/lib/screen/use-root-mark.ts';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { Username } from '#web/ui/plain/username.tsx';
import classes from './account.module.css';
import { usePasskeyProof } from './use-passkey-proof.ts';

type Props = { isOpen: boolean; onClose: () => void; onGiven: () => void; onClosed: () => void };

/** Asks for the password, and for a code if the account needs one, before a call that needs a proof. */
export function ProofDialog({ onGiven, ...dialog }: Props) {
  const { t } = useTranslation();
  useRootMark('data-dialog-alone', dialog.isOpen ? '' : undefined);
  return (
    <Dialog {...dialog} closeOnClickOutside={false} title={t('account.proof.title')}>
      <div data-dialog-alone={dialog.isOpen || undefined}>
        <ProofForm onClose={dialog.onClose} onGiven={onGiven} />
      </div>
    </Dialog>
  );
}

function ProofForm({ onClose, onGiven }: Pick<Props, 'onClose' | 'onGiven'>) {
  const { t } = useTranslation();
  const { email } = useProfile();
  const { form, needsCode } = useProofForm(onGiven);
  const passkey = usePasskeyProof(onGiven);
  return (
    <form className="stack gap-18" {...form.props}>
      <p className={`dim text-15 lines-145 ${classes.text}`}>
        {t(needsCode ? 'account.proof.textWithCode' : 'account.proof.text')}
      </p>
      <FormAlert message={form.failure ?? passkey.failure} />
      <Username email={email} />
      <PasswordField
        {...form.field('password')}
        label={t('account.proof.password')}
        autoComplete="current-password"
        data-autofocus
      />
      {needsCode && (
        <TextField
          {...form.field('code')}
          type="text"
          label={t('account.proof.code')}
          hint={t('account.proof.codeHint')}
          autoComplete="one-time-code"
        />
      )}
      {passkey.isOffered && (
        <PlainButton look="default" isBusy={passkey.isBusy} onClick={passkey.start}>
          {t('account.proof.passkey')}
        </PlainButton>
      )}
      <FormActions submitLabel={t('account.proof.submit')} isBusy={form.isBusy} onCancel={onClose} />
    </form>
  );
}

/** The form of the proof. It has a field for a code if the account needs one, or if the server misses one. */
function useProofForm(onGiven: () => void) {
  const { data } = useQuery(proofQuery);
  const [isCodeMissing, setIsCodeMissing] = useState(false);
  const needsCode = isCodeMissing || data?.needsCode === true;
  const form = useForm({
    initial: { password: '', code: '' },
    schema: giveProof.body,
    toBody: ({ password, code }) => (needsCode ? { password, code } : { password }),
    send: async (body) => {
      try {
        await sendProof(body);
      } catch (error) {
        if ('code' in serverFieldErrors(error)) setIsCodeMissing(true);
        throw error;
      }
      onGiven();
    },
  });
  return { form, needsCode };
}
