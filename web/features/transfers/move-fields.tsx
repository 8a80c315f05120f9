import { ActionIcon, NativeSelect, Textarea } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '#web/lib/accounts/use-accounts.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import type { Field, Form } from '#web/lib/form/use-form.ts';
import type { AmountText } from '#web/lib/format/amount-text.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { selectMark } from '#web/ui/filter-select.tsx';
import { ELSEWHERE, type TypedMove } from './read-transfer.ts';
import classes from './transfers.module.css';

type Props = { form: Pick<Form<TypedMove>, 'values' | 'field' | 'set'> };

/** The amount and both accounts, which a transfer and a recurring transfer have. */
export function AmountAndSides({ form, amounts }: Props & { amounts: AmountText }) {
  return (
    <>
      <AmountField {...form.field('amount')} amounts={amounts} />
      <Sides form={form} />
    </>
  );
}

export function NoteField(field: Field<string>) {
  const { t } = useTranslation();
  return (
    <Textarea
      {...byEvent(field)}
      label={t('transfers.note')}
      autoComplete="off"
      autosize
      minRows={1}
      maxRows={8}
    />
  );
}

/** Both accounts, with a button between them that swaps them. */
function Sides({ form }: Props) {
  const { t } = useTranslation();
  const { fromAccount, toAccount } = form.values;
  return (
    <div className={`grid ${classes.sides}`}>
      <SideField {...form.field('fromAccount')} label={t('transfers.from')} />
      <ActionIcon
        className={classes.swap ?? ''}
        variant="default"
        aria-label={t('transfers.swap')}
        onClick={() => form.set({ fromAccount: toAccount, toAccount: fromAccount })}
      >
        <IconArrowsExchange size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <SideField {...form.field('toAccount')} label={t('transfers.to')} />
    </div>
  );
}

/** One side: an account that is offered or already chosen, or one that is not kept here. */
function SideField({ label, ...field }: Field<string> & { label: string }) {
  const { t } = useTranslation();
  const { value } = field;
  const options = (useAccounts() ?? []).filter(({ id, isArchived }) => !isArchived || id === value);
  return (
    <NativeSelect
      {...selectMark}
      {...byEvent(field)}
      label={label}
      data={[
        ...(value === '' ? [{ value: '', label: t('transfers.choose') }] : []),
        ...options.map(({ id, name }) => ({ value: id, label: name })),
        { value: ELSEWHERE, label: t('transfers.elsewhere') },
      ]}
    />
  );
}
