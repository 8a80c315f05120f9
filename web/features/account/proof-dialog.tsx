import { useTranslation } from 'react-i18next';
import { giveProof } from '#shared/contract/proof.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { sendProof } from '#web/lib/api/proof.ts';
import { useRootMark } from '#web/lib/screen/use-root-mark.ts';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { Username } from '#web/ui/plain/username.tsx';
import classes from './account.module.css';

type Props = { isOpen: boolean; onClose: () => void; onGiven: () => void; onClosed: () => void };

/** Asks for the password before a call that needs a proof. */
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
  const form = useForm({
    initial: { password: '' },
    schema: giveProof.body,
    send: async ({ password }) => {
      await sendProof(password);
      onGiven();
    },
  });
  return (
    <form className="stack gap-18" {...form.props}>
      <p className={`dim text-15 lines-145 ${classes.text}`}>{t('account.proof.text')}</p>
      <FormAlert message={form.failure} />
      <Username email={email} />
      <PasswordField
        {...form.field('password')}
        label={t('account.proof.password')}
        autoComplete="current-password"
        data-autofocus
      />
      <FormActions submitLabel={t('account.proof.submit')} isBusy={form.isBusy} onCancel={onClose} />
    </form>
  );
}
