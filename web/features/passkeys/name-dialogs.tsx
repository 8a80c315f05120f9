import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { renamePasskey, type Passkey } from '#shared/contract/passkeys.ts';
import { isProofMissing } from '#web/lib/api/proof.ts';
import { sessionsQuery } from '#web/lib/api/sessions.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useDeviceName } from '#web/lib/format/device-name.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useAddPasskey, useRenamePasskey } from './use-passkeys.ts';

type DialogProps = { isOpen: boolean; onClose: () => void };

/** Asks for the name of a new passkey, then lets the browser make it. */
export function AddDialog({ isOpen, onClose }: DialogProps) {
  const { t } = useTranslation();
  const add = useAddPasskey();
  const suggestion = useSuggestion();
  async function send(name: string): Promise<void> {
    const outcome = await add(name);
    if (outcome === 'declined') return;
    onClose();
    if (outcome === 'known') showToast({ kind: 'error', message: t('passkeys.known') });
    else showToast({ kind: 'success', message: t('passkeys.added') });
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('passkeys.dialog.addTitle')} size={480}>
      {suggestion !== undefined && (
        <NameForm
          initial={suggestion}
          submitLabel={t('passkeys.dialog.add')}
          send={send}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

export function RenameDialog({ passkey, isOpen, onClose }: DialogProps & { passkey: Passkey }) {
  const { t } = useTranslation();
  const rename = useRenamePasskey();
  async function send(name: string): Promise<void> {
    await rename(passkey.id, name);
    onClose();
    showToast({ kind: 'success', message: t('passkeys.renamed') });
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('passkeys.dialog.renameTitle')} size={480}>
      <NameForm
        initial={passkey.name}
        submitLabel={t('passkeys.dialog.rename')}
        send={send}
        onCancel={onClose}
      />
    </Dialog>
  );
}

/** Browser and system of this device as the server names them; '' if unknown, undefined while it is fetched. */
function useSuggestion(): string | undefined {
  const { data, isError } = useQuery(sessionsQuery);
  const toName = useDeviceName();
  const current = data?.items.find(({ isCurrent }) => isCurrent);
  if (current === undefined) return data !== undefined || isError ? '' : undefined;
  return current.browser === null && current.system === null ? '' : toName(current);
}

type FormProps = {
  initial: string;
  submitLabel: string;
  send: (name: string) => Promise<void>;
  onCancel: () => void;
};

function NameForm({ initial, submitLabel, send, onCancel }: FormProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { name: initial },
    schema: renamePasskey.body,
    send: ({ name }) => send(name),
  });
  return (
    <form className="stack gap-18" {...form.props}>
      {!isProofMissing(form.error) && <FormAlert message={form.failure} />}
      <TextInput
        {...byEvent(form.field('name'))}
        label={t('passkeys.dialog.name')}
        description={t('passkeys.dialog.nameHint')}
        autoComplete="off"
        data-autofocus
      />
      <FormActions submitLabel={submitLabel} isBusy={form.isBusy} onCancel={onCancel} />
    </form>
  );
}
