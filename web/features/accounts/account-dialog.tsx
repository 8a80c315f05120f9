import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SOURCE_KINDS, type Source } from '#shared/contract/sources.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { AmountField } from '#web/ui/amount-field.tsx';
import { ColourChoice } from '#web/ui/colour-choice.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { selectMark } from '#web/ui/filter-select.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import classes from './accounts.module.css';
import { refetchAccounts } from './use-account-changes.ts';
import { useAccountForm } from './use-account-form.ts';

type Props = DialogProps & {
  /** The account to change; undefined adds a new one. */
  account: Source | undefined;
};

export function AccountDialog({ account, ...dialog }: Props) {
  const { t } = useTranslation();
  const title = t(account === undefined ? 'ownAccounts.add' : 'ownAccounts.editTitle');
  return (
    <UnsavedDialog {...dialog} returnFocus={false} title={title}>
      {(leave) => <AccountForm account={account} onDone={dialog.onClose} onCancel={leave} />}
    </UnsavedDialog>
  );
}

type FormProps = Pick<Props, 'account'> & { onDone: () => void; onCancel: () => void };

function AccountForm({ account, onDone, onCancel }: FormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useAccountForm(account, async () => {
    await refetchAccounts(client);
    onDone();
  });
  const { name, kind } = form.values;
  useUnsaved(name.trim() || t('ownAccounts.name'), form.isDirty);
  return (
    <form className="stack gap-18" {...form.props}>
      <FormAlert message={form.failure} />
      <div className={`grid align-start ${classes.pair}`}>
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
      </div>
      <AmountField
        {...form.field('opening')}
        amounts={form.amounts}
        label={t('ownAccounts.opening')}
        emptyHint={t(kind === 'card' ? 'ownAccounts.openingOfCard' : 'ownAccounts.openingHint')}
        isFirst={false}
        isRequired={false}
      />
      {form.values.opening.trim() !== '' && (
        <>
          <DayField {...form.field('openingDay')} label={t('ownAccounts.openingDay')} />
          <AmountField
            {...form.field('lowBalance')}
            amounts={form.amounts}
            label={t('ownAccounts.lowBalance')}
            emptyHint={t('ownAccounts.lowHint')}
            isFirst={false}
            isRequired={false}
          />
        </>
      )}
      <ColourChoice {...form.field('colour')} />
      <FormActions submitLabel={t('ownAccounts.save')} isBusy={form.isBusy} onCancel={onCancel} />
    </form>
  );
}
