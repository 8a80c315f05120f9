import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFieldErrors, type FieldErrors } from '#web/lib/form/field-errors.ts';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';

export type Attempt = ReturnType<typeof useAttempt>;

/** Runs one save at a time. `problem` is a sentence about a missing part or an error. */
export function useAttempt() {
  const toSentence = useToSentence();
  const errorText = useErrorText();
  const isSaving = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Returns undefined if the save fails, or while another one runs. */
  async function run<T>(save: () => Promise<T>): Promise<T | undefined> {
    if (isSaving.current) return undefined;
    isSaving.current = true;
    setIsBusy(true);
    setProblem(undefined);
    try {
      return await save();
    } catch (error) {
      setProblem(toSentence(serverFieldErrors(error)) ?? errorText(error));
      return undefined;
    } finally {
      isSaving.current = false;
      setIsBusy(false);
    }
  }

  return { run, isBusy, problem, setProblem };
}

/** Returns a function that writes the first error with the name of its field. */
export function useToSentence(): (errors: FieldErrors) => string | undefined {
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
