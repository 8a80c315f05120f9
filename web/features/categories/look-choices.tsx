import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CATEGORY_COLOURS,
  CATEGORY_ICONS,
  type CategoryColour,
  type CategoryIcon,
} from '#shared/category-looks.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import { categorySlug } from '#web/ui/category-colors.ts';
import { CategoryTile } from '#web/ui/category-icon.tsx';
import classes from './categories.module.css';

/** The colours; a fixed category can also have that of its word. */
export function ColourChoice({ fixedId, ...field }: Field<string> & { fixedId: string | undefined }) {
  const { t } = useTranslation();
  const swatch = (colour: CategoryColour | null) => (
    <span className={classes.swatch} data-category={categorySlug({ id: fixedId ?? '', colour })} />
  );
  const standard = { value: '', label: t('ownCategories.standard'), picture: swatch(null) };
  const colours = CATEGORY_COLOURS.map((value) => ({
    value,
    label: t(`ownCategories.colours.${value}`),
    picture: swatch(value),
  }));
  const isStandardOffered = fixedId !== undefined || field.value === '';
  return (
    <Looks
      {...field}
      label={t('ownCategories.colour')}
      options={[...(isStandardOffered ? [standard] : []), ...colours]}
    />
  );
}

type IconChoiceProps = Field<string> & { id: string; colour: string };

/** The icons in the chosen colour; the first one is that of the category's word, or a plain one. */
export function IconChoice({ id, colour, ...field }: IconChoiceProps) {
  const { t } = useTranslation();
  const chosen = CATEGORY_COLOURS.find((each) => each === colour) ?? null;
  const tile = (icon: CategoryIcon | null) => <CategoryTile look={{ id, icon, colour: chosen }} size="sm" />;
  const standard = { value: '', label: t('ownCategories.standard'), picture: tile(null) };
  const icons = CATEGORY_ICONS.map((value) => ({
    value,
    label: t(`ownCategories.icons.${value}`),
    picture: tile(value),
  }));
  return <Looks {...field} label={t('ownCategories.icon')} options={[standard, ...icons]} isLong />;
}

type LooksProps = Omit<Field<string>, 'error'> & {
  label: string;
  options: readonly { value: string; label: string; picture: ReactNode }[];
  /** Whether the options scroll. */
  isLong?: boolean;
};

/** Pictures as radio buttons; arrows move. */
function Looks({ label, name, value, onChange, options, isLong }: LooksProps) {
  return (
    <fieldset className={classes.looks}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.options} data-long={isLong}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} title={option.label}>
            <input
              className={classes.radio}
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
