import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { MAX_SPLIT_PARTS } from '#shared/limits.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { TransactionFormState } from './use-transaction-form.ts';
import { PartRow } from './part-row.tsx';
import classes from './split-fields.module.css';
import { findRest, isUnnamed, newPart, type TypedPart } from './typed-parts.ts';

type Props = { isOpen: boolean; onClose: () => void; type: TransactionType; form: TransactionFormState };

/** The fields of all parts of a purchase, and the rest of its amount. */
export function SplitFields({ isOpen, ...props }: Props) {
  return isOpen ? <OpenFields {...props} /> : null;
}

function OpenFields({ onClose, type, form }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const { value: parts, onChange, error } = form.field('parts');
  const list = useRef<HTMLOListElement>(null);
  const { amounts } = form;
  const rest = findRest(form.values.amount, parts, { amounts, decimals });
  useFocusOnNew(list, parts.length);

  function change(index: number, changes: Partial<TypedPart>): void {
    onChange(parts.map((part, other) => (other === index ? { ...part, ...changes } : part)));
  }
  function takeRest(index: number): void {
    const reading = amounts.read(parts[index]?.amount ?? '');
    const partMinor = reading.ok ? totalToMinorUnits(reading.amount, decimals) : 0;
    change(index, { amount: amounts.toText(toMajorUnits(partMinor + (rest ?? 0), decimals)) });
  }
  const firstUnreadable = parts.findIndex(({ amount }) => !amounts.read(amount).ok);
  const firstUnnamed = parts.findIndex(isUnnamed);
  const faulty = firstUnnamed === -1 ? firstUnreadable : firstUnnamed;
  return (
    <fieldset className="stack gap-12">
      <legend className={classes.legend}>{t('splits.title')}</legend>
      <ol className="stack gap-12" ref={list}>
        {parts.map((part, index) => (
          <PartRow
            key={part.id}
            type={type}
            part={part}
            number={index + 1}
            amounts={amounts}
            isChecked={error !== undefined}
            // The part that takes the focus if the parts have an error.
            isFaulty={index === (faulty === -1 ? parts.length - 1 : faulty)}
            onChange={(changes) => change(index, changes)}
            onTakeRest={rest !== undefined && rest > 0 ? () => takeRest(index) : undefined}
            onRemove={parts.length > 2 ? () => onChange(parts.filter((each) => each !== part)) : undefined}
          />
        ))}
      </ol>
      <RestLine rest={rest} unreadable={firstUnreadable} isWrong={error !== undefined} />
      <Actions
        isFull={parts.length >= MAX_SPLIT_PARTS}
        onAdd={() => onChange([...parts, newPart()])}
        onClose={onClose}
      />
    </fieldset>
  );
}

type RestProps = {
  /** In minor units; undefined while the amount cannot be read. */
  rest: number | undefined;
  /** The index of the first part without a readable amount; -1 if all have one. */
  unreadable: number;
  isWrong: boolean;
};

/** Says how much of the amount is left, or which part has no amount. Screen readers announce changes. */
function RestLine({ rest, unreadable, isWrong }: RestProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const toText = (minor: number) => {
    if (minor === 0 && unreadable !== -1) return t('splits.noAmount', { number: unreadable + 1 });
    if (minor === 0) return t('splits.complete');
    const amount = format.amount(toMajorUnits(Math.abs(minor), format.decimals));
    return t(minor > 0 ? 'splits.remaining' : 'splits.tooMuch', { amount });
  };
  const isComplete = rest === 0 && unreadable === -1;
  const isShownWrong = (isWrong && !isComplete) || (rest ?? 0) < 0;
  return (
    <p
      className={`dim text-15 weight-600 lines-140 numbers ${classes.rest}`}
      role="status"
      data-wrong={isShownWrong || undefined}
    >
      {rest !== undefined && toText(rest)}
    </p>
  );
}

type ActionsProps = { isFull: boolean; onAdd: () => void; onClose: () => void };

function Actions({ isFull, onAdd, onClose }: ActionsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex wrap gap-10">
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        disabled={isFull}
        onClick={onAdd}
      >
        {t('splits.add')}
      </Button>
      <Button variant="subtle" onClick={onClose}>
        {t('splits.stop')}
      </Button>
    </div>
  );
}

/** Focuses the first field of the first part when the split begins, and of each part that is added. */
function useFocusOnNew(list: RefObject<HTMLOListElement | null>, count: number): void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    const isFirst = before.current === undefined;
    const isAdded = !isFirst && count > (before.current ?? 0);
    const isInDialog =
      list.current?.closest('[role="dialog"]') !== null && document.activeElement?.matches('input');
    before.current = count;
    const row = isFirst ? list.current?.firstElementChild : list.current?.lastElementChild;
    if (isAdded || (isFirst && !isInDialog)) row?.querySelector<HTMLElement>('select')?.focus();
  }, [list, count]);
}
