import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mergeSource, type Source } from '#shared/contract/sources.ts';
import { call } from '#web/lib/api/call.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { selectMark } from '#web/ui/filter-select.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
import { refetchAfterRemoval } from './use-account-changes.ts';

type Props = DialogProps & { account: Source; accounts: readonly Source[] };

/** Asks which account takes over the transactions and the files of this one. */
export function MergeDialog({ account, accounts, ...dialog }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog {...dialog} returnFocus={false} title={t('ownAccounts.mergeInto.title', { name: account.name })}>
      <MergeForm {...{ account, accounts }} onClose={dialog.onClose} />
    </Dialog>
  );
}

function MergeForm({ account: { id, name }, accounts, onClose }: Omit<Props, 'isOpen' | 'onClosed'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const others = accounts.filter((other) => other.id !== id);
  const form = useForm({
    initial: { into: '' },
    schema: mergeSource.body,
    send: async (body) => {
      const { moved: count } = await call(mergeSource, { params: { id }, body });
      await refetchAfterRemoval(client);
      onClose();
      const into = others.find((other) => other.id === body.into)?.name ?? '';
      const values = { count, number: format.count(count), name: into };
      showToast({ kind: 'success', message: t('ownAccounts.toasts.merged', values) });
    },
  });
  const choices = [
    { value: '', label: t('ownAccounts.mergeInto.choose') },
    ...others.map((other) => ({ value: other.id, label: other.name })),
  ];
  return (
    <form className="stack gap-18" {...form.props}>
      <FormAlert message={form.failure} />
      <NativeSelect
        {...selectMark}
        {...byEvent(form.field('into'))}
        label={t('ownAccounts.mergeInto.into')}
        data={choices}
        data-autofocus
      />
      <p className="dim">{t('ownAccounts.mergeInto.text', { name })}</p>
      <FormActions submitLabel={t('ownAccounts.mergeInto.submit')} isBusy={form.isBusy} onCancel={onClose} />
    </form>
  );
}
