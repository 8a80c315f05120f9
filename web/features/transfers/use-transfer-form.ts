import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { addTransfer, type Transfer } from '#shared/contract/transfers.ts';
import { useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { focusField } from '#web/lib/form/focus-field.ts';
import { useForm, type Form } from '#web/lib/form/use-form.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useTransferWrites } from './api.ts';
import { firstSides, readTransfer, toTyped, type TypedTransfer } from './read-transfer.ts';

type Options = {
  /** The transfer to change; undefined adds a new one. */
  transfer?: Transfer | undefined;
  /** The account that the money of a new transfer leaves. */
  from?: string | undefined;
  /** Called after the save; `clear` empties the form for the next transfer, with the same accounts and day. */
  onSaved: (clear: () => void) => void;
};

/** The form of a new or changed transfer. */
export function useTransferForm({ transfer, from, onSaved }: Options) {
  const { currency, locale, today, day } = useFormat();
  const { add, edit } = useTransferWrites();
  const accounts = useOfferedAccounts();
  // One id until the save: a repeated request adds no second transfer.
  const [newId, setNewId] = useState(uuidv7);
  const amounts = amountText(currency, locale);
  const showDay = (date: string) => day(date);
  const reader = { amounts, locale, today: today() };
  const initial = transfer
    ? toTyped(transfer, amounts, showDay)
    : { ...firstSides(accounts, from), amount: '', date: day(reader.today), note: '' };
  const form: Form<TypedTransfer> = useForm({
    initial,
    schema: addTransfer.body,
    toBody: (typed: TypedTransfer) => readTransfer(typed, reader).body,
    check: (typed) => readTransfer(typed, reader).errors,
    send: async (body, reset) => {
      if (transfer) await edit(transfer.id, body);
      else await add({ ...body, id: newId });
      setNewId(uuidv7());
      onSaved(() => {
        const { fromAccount, toAccount, date } = form.values;
        reset({ fromAccount, toAccount, date });
        focusField(form.props.ref.current, { amount: true });
      });
    },
  });
  return { ...form, amounts };
}

export type TransferFormState = ReturnType<typeof useTransferForm>;
