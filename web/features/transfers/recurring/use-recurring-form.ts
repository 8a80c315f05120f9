import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import {
  addRecurringTransfer,
  type NewRecurringTransfer,
  type RecurringTransfer,
} from '#shared/contract/recurring-transfers.ts';
import { useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { monthlyFrom, toTypedSchedule } from '#web/ui/schedule/typed-schedule.ts';
import { firstSides } from '../read-transfer.ts';
import { useRecurringTransferWrites } from './api.ts';
import { readRecurring, toChanges, toTypedRecurring, type TypedRecurring } from './read-recurring.ts';

type Options = {
  /** The recurring transfer to change; undefined adds a new one. */
  rule: RecurringTransfer | undefined;
  onSaved: () => void;
};

/** The form of a new or changed recurring transfer. */
export function useRecurringForm({ rule, onSaved }: Options) {
  const { currency, locale, today, day } = useFormat();
  const { add, edit } = useRecurringTransferWrites();
  const accounts = useOfferedAccounts();
  // One id while the form is open: a repeated request adds nothing twice.
  const [id] = useState(uuidv7);
  const amounts = amountText(currency, locale);
  const reader = { amounts, locale, today: today() };
  const showDay = (date: string) => day(date);
  const form = useForm<TypedRecurring, NewRecurringTransfer>({
    initial: rule
      ? toTypedRecurring(rule, reader, showDay)
      : {
          ...firstSides(accounts),
          amount: '',
          note: '',
          ...toTypedSchedule(monthlyFrom(reader.today), showDay),
        },
    schema: addRecurringTransfer.body,
    toBody: (typed) => readRecurring(typed, reader).body,
    check: (typed) => readRecurring(typed, reader).errors,
    send: async (body) => {
      if (!rule) await add({ ...body, id });
      else {
        const changes = toChanges(rule, body);
        if (Object.keys(changes).length > 0) await edit(rule.id, changes);
      }
      onSaved();
    },
  });
  return { ...form, reader };
}
