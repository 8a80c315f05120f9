import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { addSource, editSource, SOURCE_KINDS, type Source } from '#shared/contract/sources.ts';
import { call } from '#web/lib/api/call.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useForm, type Form } from '#web/lib/form/use-form.ts';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { selectMark } from '#web/ui/filter-select.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
import { refetchAccounts } from './use-account-changes.ts';

type Props = DialogProps & {
  /** The account to change; undefined adds a new one. */
  account: Source | undefined;
};

export function AccountDialog({ account, ...dialog }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const title = t(account === undefined ? 'ownAccounts.add' : 'ownAccounts.editTitle');
  async function finish(done: 'added' | 'saved'): Promise<void> {
    await refetchAccounts(client);
    dialog.onClose();
    showToast({ kind: 'success', message: t(`ownAccounts.toasts.${done}`) });
  }
  return (
    <UnsavedDialog {...dialog} returnFocus={false} title={title}>
      {(leave) =>
        account === undefined ? (
          <AddForm onDone={() => finish('added')} onCancel={leave} />
        ) : (
          <EditForm account={account} onDone={() => finish('saved')} onCancel={leave} />
        )
      }
    </UnsavedDialog>
  );
}

type TypedAccount = Pick<Source, 'name' | 'kind'>;
type FormProps = { onDone: () => Promise<void>; onCancel: () => void };

/** An account that no file has been imported for yet. */
const NO_FILES = { accountHash: null, accountEnd: null, shape: null, answers: {} };

function AddForm({ onDone, onCancel }: FormProps) {
  // One id while the form is open: a repeated request adds no second account.
  const [id] = useState(uuidv7);
  const initial: TypedAccount = { name: '', kind: 'bank' };
  const form = useForm({
    initial,
    schema: addSource.body,
    toBody: (typed: TypedAccount) => ({ id, ...typed, ...NO_FILES }),
    send: async (body) => {
      await call(addSource, { body });
      await onDone();
    },
  });
  return <Fields form={form} onCancel={onCancel} />;
}

function EditForm({ account: { id, name, kind }, onDone, onCancel }: FormProps & { account: Source }) {
  const initial: TypedAccount = { name, kind };
  const form = useForm({
    initial,
    schema: editSource.body,
    send: async (body) => {
      await call(editSource, { params: { id }, body });
      await onDone();
    },
  });
  return <Fields form={form} onCancel={onCancel} />;
}

function Fields({ form, onCancel }: { form: Form<TypedAccount>; onCancel: () => void }) {
  const { t } = useTranslation();
  const { name, kind } = form.values;
  useUnsaved(name.trim() || t('ownAccounts.name'), form.isDirty);
  return (
    <form className="stack gap-18" {...form.props}>
      <FormAlert message={form.failure} />
      <TextInput
        {...byEvent(form.field('name'))}
        label={t('ownAccounts.name')}
        placeholder={t('ownAccounts.nameExample')}
        autoComplete="off"
        data-autofocus
      />
      <NativeSelect
        {...selectMark}
        label={t('ownAccounts.kind')}
        data={SOURCE_KINDS.map((value) => ({ value, label: t(`ownAccounts.kinds.${value}`) }))}
        value={kind}
        onChange={({ currentTarget }) =>
          form.set({ kind: SOURCE_KINDS[currentTarget.selectedIndex] ?? kind })
        }
      />
      <FormActions submitLabel={t('ownAccounts.save')} isBusy={form.isBusy} onCancel={onCancel} />
    </form>
  );
}
