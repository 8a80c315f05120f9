import { IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import { CategoryTile } from '#web/ui/category-icon.tsx';
import { NewCategory } from '#web/ui/new-category.tsx';
import classes from './category-choice.module.css';

/** The value while a new category is being named. It cannot be saved, so that a typed name is not lost. */
const NEW = '';

type Props = Field<string> & { type: TransactionType };

/** All categories as radio buttons, and a button that adds one. */
export function CategoryChoice({ type, name, value, onChange, error }: Props) {
  const { t } = useTranslation();
  const { offered, known } = useCategories();
  const id = useId();
  const { options, focusChosen } = useFocusOnChosen();
  const before = useRef(UNCATEGORIZED as string);
  const isAdding = value === NEW;
  const hasError = error !== undefined && !isAdding;

  function startAdding(): void {
    before.current = value;
    onChange(NEW);
  }
  function choose(category: string): void {
    onChange(category);
    focusChosen();
  }

  return (
    <fieldset className={classes.group} aria-describedby={hasError ? `${id}-error` : undefined}>
      <legend className={classes.legend}>{t('transactions.form.category')}</legend>
      <div className="flex wrap gap-8" ref={options}>
        {offered(type, value).map((each) => (
          <Option
            key={each.id}
            category={each}
            name={name}
            isChecked={each.id === known(value)?.id}
            onChoose={() => onChange(each.id)}
          />
        ))}
        {!isAdding && (
          <button
            type="button"
            className={`row gap-8 touchable relative rounded ${classes.option} ${classes.add}`}
            onClick={startAdding}
          >
            <IconPlus size={18} stroke={1.75} aria-hidden />
            {t('transactions.form.newCategory')}
          </button>
        )}
      </div>
      {isAdding && (
        <NewCategory
          type={type}
          name={name}
          isAwaited={error !== undefined}
          onAdded={choose}
          onCancel={() => choose(before.current)}
        />
      )}
      {hasError && (
        <p className={`expense text-14 ${classes.error}`} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Moves the focus to the chosen radio button once it shows. */
function useFocusOnChosen() {
  const options = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    const chosen = options.current?.querySelector<HTMLElement>(':checked');
    if (!isAwaited.current || !chosen) return;
    isAwaited.current = false;
    chosen.focus();
  });
  const focusChosen = () => {
    isAwaited.current = true;
  };
  return { options, focusChosen };
}

type OptionProps = { category: NamedCategory; name: string; isChecked: boolean; onChoose: () => void };

function Option({ category, name, isChecked, onChoose }: OptionProps) {
  return (
    <label className={`row gap-8 touchable relative rounded ${classes.option}`}>
      <input
        className={classes.radio}
        type="radio"
        name={name}
        value={category.id}
        checked={isChecked}
        onChange={onChoose}
      />
      <CategoryTile look={category} size="sm" />
      <span className="shrink text-15 weight-500 break-anywhere">{category.name}</span>
    </label>
  );
}
