import { useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { addRecurringTransfer, type NewRecurringTransfer } from '#shared/contract/recurring-transfers.ts';
import { addTransfer, type NewTransfer, type Transfer } from '#shared/contract/transfers.ts';
import { useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { focusField } from '#web/lib/form/focus-field.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { monthlyFrom, toTypedSchedule } from '#web/ui/schedule/typed-schedule.ts';
import { useTransferWrites } from './api.ts';
import { firstSides, readTransfer, toTypedMove, type TypedTransfer } from './read-transfer.ts';
import { useRecurringTransferWrites } from './recurring/api.ts';
import { deleteLost, type SentKind } from './recurring/delete-lost.ts';
import { readRecurring, type TypedRecurring } from './recurring/read-recurring.ts';

type Options = {
  /** The transfer to change; undefined adds a new one. */
  transfer?: Transfer | undefined;
  /** The account that the money of a new transfer leaves. */
  from?: string | undefined;
  /** Called after the save; `clear` empties the form for the next transfer, with the same accounts and day. */
  onSaved: (kind: SentKind, clear: () => void) => void;
};

/** The form of a new or changed transfer. A new one may repeat. */
export function useTransferForm({ transfer, from, onSaved }: Options) {
  const { currency, locale, today, day } = useFormat();
  const accounts = useOfferedAccounts();
  const send = useSend(transfer);
  const [isRepeated, setIsRepeated] = useState(false);
  const amounts = amountText(currency, locale);
  const showDay = (date: string) => day(date);
  const reader = { amounts, locale, today: today() };
  const read = isRepeated ? readRecurring : readTransfer;
  const form = useForm<TypedTransfer & TypedRecurring, NewTransfer | NewRecurringTransfer>({
    initial: {
      ...toTypedSchedule(monthlyFrom(reader.today), showDay),
      date: day(transfer?.date ?? reader.today),
      ...(transfer
        ? toTypedMove(transfer, amounts)
        : { ...firstSides(accounts, from), amount: '', note: '' }),
    },
    schema: isRepeated ? addRecurringTransfer.body : addTransfer.body,
    toBody: (typed) => read(typed, reader).body,
    check: (typed) => read(typed, reader).errors,
    send: async (body, reset) => {
      const kind = await send(body);
      onSaved(kind, () => {
        const { fromAccount, toAccount, date } = form.values;
        setIsRepeated(false);
        reset({ fromAccount, toAccount, date });
        focusField(form.props.ref.current, { amount: true });
      });
    },
  });

  /** Both kinds have a field for the day, and the other field gets the typed day. */
  function repeat(isOn: boolean): void {
    const { date, firstDay } = form.values;
    form.set(isOn ? { firstDay: date } : { date: firstDay });
    setIsRepeated(isOn);
  }
  return { ...form, amounts, reader, isRepeated, repeat };
}

export type TransferFormState = ReturnType<typeof useTransferForm>;

/** Returns a function that saves the body of the form, once even if it is repeated. */
function useSend(transfer: Transfer | undefined) {
  const { add, edit } = useTransferWrites();
  const { add: addRecurring } = useRecurringTransferWrites();
  // One id until the save: a repeated request adds no second transfer.
  const [newId, setNewId] = useState(uuidv7);
  const lost = useRef<SentKind>(undefined);
  return async (body: NewTransfer | NewRecurringTransfer): Promise<SentKind> => {
    const kind = 'date' in body ? 'once' : 'recurring';
    if (lost.current !== undefined && lost.current !== kind) await deleteLost(lost.current, newId);
    lost.current = kind;
    if (!('date' in body)) await addRecurring({ ...body, id: newId });
    else if (transfer) await edit(transfer.id, body);
    else await add({ ...body, id: newId });
    lost.current = undefined;
    setNewId(uuidv7());
    return kind;
  };
}
