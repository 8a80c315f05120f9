import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { PartField } from '#shared/contract/transaction-fields.ts';
import { MAX_NOTE_LENGTH } from '#shared/limits.ts';
import type { AmountText } from '#web/lib/format/amount-text.ts';
import { CategorySelect } from '#web/ui/category-select.tsx';
import { NEW_CATEGORY } from '#web/ui/new-category-value.ts';
import { useAmountFaultText, useReadingText } from '#web/ui/use-amount-texts.ts';
import classes from './split-fields.module.css';
import type { TypedPart } from './typed-parts.ts';

type Props = {
  type: TransactionType;
  part: TypedPart;
  /** The number of the part, from 1. */
  number: number;
  amounts: AmountText;
  /** The user has tried to save, so that errors show. */
  isChecked: boolean;
  isFaulty: boolean;
  onChange: (changes: Partial<TypedPart>) => void;
  onTakeRest: (() => void) | undefined;
  onRemove: (() => void) | undefined;
};

/** The fields of one part: category, amount and note. */
export function PartRow({ type, part, number, amounts, isFaulty, onChange, onRemove, ...props }: Props) {
  const { t } = useTranslation();
  const { reading, error } = usePartTexts(part.amount, number, amounts);
  const isAdding = part.category === NEW_CATEGORY;
  const inputs: Record<PartField, ReactNode> = {
    category: (
      <CategorySelect
        type={type}
        name={isAdding && isFaulty ? 'parts' : ''}
        value={part.category}
        present={part.category}
        onChange={(category) => onChange({ category })}
        error={isAdding && props.isChecked ? t('transactions.form.categoryPending') : undefined}
        ariaLabel={t('splits.category', { number })}
        fallback={UNCATEGORIZED}
        className={classes.category ?? ''}
        newClassName={classes.newCategory ?? ''}
      />
    ),
    amount: (
      <TextInput
        className={classes.amount ?? ''}
        aria-label={t('splits.amount', { number })}
        {...(isFaulty && !isAdding && { 'data-field': 'parts' })}
        inputMode="decimal"
        autoComplete="off"
        placeholder={amounts.example}
        value={part.amount}
        error={props.isChecked && error}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={props.isChecked && error ? undefined : reading}
        onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
      />
    ),
    note: (
      <Textarea
        className={classes.note ?? ''}
        aria-label={t('splits.note', { number })}
        placeholder={t('splits.noteExample')}
        autoComplete="off"
        maxLength={MAX_NOTE_LENGTH}
        autosize
        minRows={1}
        maxRows={6}
        value={part.note}
        onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
      />
    ),
  };
  return (
    <li className={`grid gap-8 frame rounded ${classes.part}`}>
      {inputs.category}
      {inputs.amount}
      {onRemove && (
        <ActionIcon
          className={classes.remove ?? ''}
          aria-label={t('splits.remove', { number })}
          onClick={onRemove}
        >
          <IconX size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      {inputs.note}
      {props.onTakeRest && (
        <Button
          className={classes.takeRest ?? ''}
          variant="subtle"
          aria-label={t('splits.restOf', { number })}
          onClick={props.onTakeRest}
        >
          {t('splits.rest')}
        </Button>
      )}
    </li>
  );
}

/** The error of a part's amount, and the text of its reading if that is not obvious. */
function usePartTexts(text: string, number: number, amounts: AmountText) {
  const { t } = useTranslation();
  const faultText = useAmountFaultText(amounts);
  const readingText = useReadingText(amounts);
  const reading = amounts.read(text);
  if (reading.ok) return { reading: readingText(text, reading), error: undefined };
  if (reading.reason === 'empty') return { reading: undefined, error: t('splits.noAmount', { number }) };
  return {
    reading: reading.reason === 'unfinished' ? faultText(reading) : undefined,
    error: faultText(reading),
  };
}
