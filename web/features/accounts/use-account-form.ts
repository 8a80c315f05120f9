import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { addSource, editSource, type Source } from '#shared/contract/sources.ts';
import { NO_FILES } from '#web/lib/accounts/no-files.ts';
import { call } from '#web/lib/api/call.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { balanceAmountText, toAmountError } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { showToast } from '#web/ui/toast.ts';

/**
 * `opening` and `lowBalance` are the amounts as typed. An empty opening means an account without a balance, whose limit
 * is not shown and does not count.
 */
export type TypedAccount = Pick<Source, 'name' | 'kind'> & {
  opening: string;
  openingDay: string;
  lowBalance: string;
  /** '' if none is chosen. */
  colour: string;
};

/** The form of the given account, or of a new one. `onSaved` runs before the toast. */
export function useAccountForm(account: Source | undefined, onSaved: () => Promise<void>) {
  const { t } = useTranslation();
  const format = useFormat();
  // One id while the form is open: a repeated request adds no second account.
  const [newId] = useState(uuidv7);
  const amounts = balanceAmountText(format.currency, format.locale);
  const toDay = (text: string) => readDay(text, format.locale, format.today());
  const { opening, lowBalance = null } = account ?? {};
  const initial: TypedAccount = {
    name: account?.name ?? '',
    kind: account?.kind ?? 'bank',
    opening: opening ? amounts.toText(opening.amount) : '',
    openingDay: format.day(opening?.day ?? format.today()),
    lowBalance: lowBalance === null ? '' : amounts.toText(lowBalance),
    colour: account?.colour ?? '',
  };
  const form = useForm({
    initial,
    schema: addSource.body,
    toBody: ({ name, kind, colour, ...typed }: TypedAccount) => {
      const reading = amounts.read(typed.opening);
      const limit = amounts.read(typed.lowBalance);
      const day = toDay(typed.openingDay);
      return {
        id: account?.id ?? newId,
        ...NO_FILES,
        name,
        kind,
        opening: reading.ok && day !== undefined ? { amount: reading.amount, day } : null,
        lowBalance: reading.ok && limit.ok ? limit.amount : null,
        colour: colour || null,
      };
    },
    check: (typed) => {
      if (typed.opening.trim() === '') return {};
      const amountError = toAmountError(amounts.read(typed.opening));
      const limitError =
        typed.lowBalance.trim() === '' ? undefined : toAmountError(amounts.read(typed.lowBalance));
      return {
        ...(amountError && { opening: amountError }),
        ...(limitError && { lowBalance: limitError }),
        ...(toDay(typed.openingDay) === undefined && { openingDay: 'invalidDate' as const }),
      };
    },
    send: async (body) => {
      const { id, name, kind, colour, opening: newOpening, lowBalance: newLimit } = body;
      const changes = { name, kind, colour, opening: newOpening, lowBalance: newLimit };
      if (account === undefined) await call(addSource, { body });
      else await call(editSource, { params: { id }, body: changes });
      await onSaved();
      showToast({ kind: 'success', message: t(`ownAccounts.toasts.${account ? 'saved' : 'added'}`) });
    },
  });
  return { ...form, amounts };
}
