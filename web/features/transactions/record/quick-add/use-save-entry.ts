import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { VISIBLE } from '#shared/contract/fields.ts';
import { complete, type TransactionFields } from '#shared/contract/transactions.ts';
import { toMajorUnits } from '#shared/money.ts';
import { typeOfKind } from '#shared/quick-add/kinds.ts';
import { checkFields } from '#web/lib/form/field-errors.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { readTransaction, toTyped, transactionSchema } from '../form/transaction-fields.ts';
import { useAddTransaction } from '#web/features/transactions/write/use-add-transaction.ts';
import { hasOtherCurrency } from './choices.ts';
import { useToSentence, type Attempt } from './use-attempt.ts';
import type { LineEntry } from './use-entry.ts';
import { useOtherCurrencyText } from './use-other-currency-text.ts';

/** Returns a function that saves the transaction of a line. */
export function useSaveEntry({ entry, category, reading }: LineEntry, attempt: Attempt) {
  const findProblem = useFindProblem();
  const { decimals } = useFormat();
  const [firstId] = useState(uuidv7);
  const { id, add } = useAddTransaction(typeOfKind(entry.kind), firstId);

  /** Returns the id of the saved transaction; undefined if it was not saved. */
  async function save(): Promise<string | undefined> {
    const { amountMinor, description, day: date, tags, account, kind } = entry;
    const sign = kind === 'refund' ? -1 : 1;
    const fields =
      amountMinor === null
        ? undefined
        : complete({
            amount: sign * toMajorUnits(amountMinor, decimals),
            description,
            category,
            date,
            tags: [...tags],
            account: account ?? '',
          });
    const found = findProblem({ entry, reading }, fields);
    attempt.setProblem(found);
    if (found !== undefined || fields === undefined) return undefined;
    const savedId = id.current;
    return (await attempt.run(() => add(fields, []))) === true ? savedId : undefined;
  }

  return save;
}

/** Returns a function that finds a missing part of an entry, or the first error that the form would show. */
function useFindProblem() {
  const { t } = useTranslation();
  const { currency, locale, today, day: showDay } = useFormat();
  const toSentence = useToSentence();
  const otherCurrencyText = useOtherCurrencyText();
  return (
    { entry, reading }: Pick<LineEntry, 'entry' | 'reading'>,
    fields: TransactionFields | undefined,
  ): string | undefined => {
    const { description, kind } = entry;
    if (hasOtherCurrency(reading.ambiguous, entry)) return otherCurrencyText;
    const hasDescription = VISIBLE.test(description);
    if (fields === undefined) return t(hasDescription ? 'quickAdd.missing.amount' : 'quickAdd.missing.both');
    if (!hasDescription) return t('quickAdd.missing.description');
    const reader = { amounts: amountText(currency, locale), locale, today: today() };
    const typed = toTyped(fields, reader, showDay);
    const read = readTransaction(typed, reader);
    const { errors } = checkFields(transactionSchema(typeOfKind(kind)), read.body);
    return toSentence({ ...errors, ...read.errors });
  };
}
