import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES, UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import classes from './category-choice.module.css';

type Props = {
  type: TransactionType;
  name: string;
  value: string;
  onChange: (category: string) => void;
  error: ReactNode;
};

/** All categories as radio buttons; arrows move, and each label fills its tile. */
export function CategoryChoice({ type, name, value, onChange, error }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const offered: string[] = [...CATEGORIES[type], UNCATEGORIZED];
  return (
    <fieldset className={classes.group} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={classes.legend}>
        {t('transactions.form.category')}{' '}
        <span className={classes.optional}>{t('transactions.form.optional')}</span>
      </legend>
      <div className={classes.options}>
        {offered.map((category) => (
          <label key={category} className={classes.option}>
            <input
              className={classes.radio}
              type="radio"
              name={name}
              value={category}
              checked={category === value}
              onChange={() => onChange(category)}
            />
            <CategoryIcon category={category} size="sm" />
            <span className={classes.name}>{t(`categories.${category}`)}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
