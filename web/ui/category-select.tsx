import { NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { selectMark } from '#web/ui/filter-select.tsx';
import { NEW_CATEGORY } from './new-category-value.ts';
import { NewCategory } from './new-category.tsx';

type Props = {
  type: TransactionType;
  name: string;
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  /** The visible name, or else the name for screen readers. */
  label?: string;
  ariaLabel?: string;
  /** The category that is always offered, even if it is archived. */
  present?: string;
  /** The text of the empty choice, if there is one. */
  emptyLabel?: string;
  /** The value after somebody cancels a new category. */
  fallback: string;
  className?: string;
  newClassName?: string;
  /** Whether it takes the focus in a dialog that opens. */
  isFocused?: boolean;
};

/** The categories of a type as a list of the system, and a way to add another. */
export function CategorySelect({ type, name, value, onChange, error, fallback, ...props }: Props) {
  const { t } = useTranslation();
  const { offered, known } = useCategories();
  const select = useRef<HTMLSelectElement>(null);
  const isAdding = value === NEW_CATEGORY;
  const { label, ariaLabel, emptyLabel, className = '', newClassName = '' } = props;
  const empty = emptyLabel === undefined ? [] : [{ value: '', label: emptyLabel }];
  function choose(category: string): void {
    onChange(category);
    select.current?.focus();
  }
  return (
    <>
      <NativeSelect
        {...selectMark}
        ref={select}
        className={className}
        name={isAdding ? '' : name}
        label={label}
        {...(ariaLabel !== undefined && { 'aria-label': ariaLabel })}
        error={isAdding ? undefined : error}
        data-autofocus={props.isFocused || undefined}
        data={[
          ...empty,
          ...offered(type, props.present).map((category) => ({ value: category.id, label: category.name })),
          { value: NEW_CATEGORY, label: t('transactions.form.newCategory') },
        ]}
        value={known(value)?.id ?? value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isAdding && (
        <div className={newClassName}>
          <NewCategory
            type={type}
            name={name}
            isAwaited={error !== undefined}
            onAdded={choose}
            onCancel={() => choose(fallback)}
          />
        </div>
      )}
    </>
  );
}
