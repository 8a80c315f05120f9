import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { VISIBLE } from '#shared/contract/fields.ts';
import { complete, type TransactionFields } from '#shared/contract/transactions.ts';
import { toMajorUnits } from '#shared/money.ts';
import { typeOfKind } from '#shared/quick-add/kinds.ts';
import { checkFields, serverFieldErrors, type FieldErrors } from '#web/lib/form/field-errors.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { readTransaction, toTyped, transactionSchema } from '../form/transaction-fields.ts';
import { useAddTransaction } from '#web/features/transactions/write/use-add-transaction.ts';
import { hasOtherCurrency } from './choices.ts';
import type { LineEntry } from './use-entry.ts';
import { useOtherCurrencyText } from './use-other-currency-text.ts';

/** Saves the transaction of a line. `problem` is a sentence about a missing part or an error. */
export function useSaveEntry({ entry, category, reading }: LineEntry) {
  const findProblem = useFindProblem();
  const toSentence = useToSentence();
  const errorText = useErrorText();
  const { decimals } = useFormat();
  const [firstId] = useState(uuidv7);
  const { id, add } = useAddTransaction(typeOfKind(entry.kind), firstId);
  const isSaving = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

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
    setProblem(found);
    if (found !== undefined || fields === undefined || isSaving.current) return undefined;
    isSaving.current = true;
    setIsBusy(true);
    const savedId = id.current;
    try {
      const isSaved = await add(fields, []);
      return isSaved ? savedId : undefined;
    } catch (error) {
      setProblem(toSentence(serverFieldErrors(error)) ?? errorText(error));
      return undefined;
    } finally {
      isSaving.current = false;
      setIsBusy(false);
    }
  }

  return { save, isBusy, problem, forgetProblem: () => setProblem(undefined) };
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

/** Returns a function that writes the first error with the name of its field. */
function useToSentence(): (errors: FieldErrors) => string | undefined {
  const { t } = useTranslation();
  const fieldText = useFieldErrorText();
  const names: Record<string, string> = {
    amount: t('transactions.form.amount'),
    description: t('transactions.form.description'),
    category: t('transactions.form.category'),
    date: t('transactions.form.date'),
    tags: t('tags.label'),
    account: t('transactions.fields.account'),
  };
  return (errors) => {
    const [first] = Object.entries(errors);
    if (first === undefined) return undefined;
    const [field, error] = first;
    return [names[field], fieldText(error)].filter(Boolean).join(': ');
  };
}
