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
export function ColourChoice({ fixedId = '', ...field }: Field<string> & { fixedId: string | undefined }) {
  const { t } = useTranslation();
  const optionOf = (colour: CategoryColour | null, label: string): Option => ({
    value: colour ?? '',
    label,
    picture: <span className={classes.swatch} data-category={categorySlug({ id: fixedId, colour })} />,
  });
  const standard = optionOf(null, t('ownCategories.standard'));
  const colours = CATEGORY_COLOURS.map((each) => optionOf(each, t(`ownCategories.colours.${each}`)));
  const isStandardOffered = fixedId !== '' || field.value === '';
  const options = [...(isStandardOffered ? [standard] : []), ...colours];
  return <Looks {...field} label={t('ownCategories.colour')} options={options} />;
}

type IconChoiceProps = Field<string> & { id: string; colour: string };

/** The icons in the chosen colour; the first one is that of the category's word, or a plain one. */
export function IconChoice({ id, colour: chosen, ...field }: IconChoiceProps) {
  const { t } = useTranslation();
  const colour = CATEGORY_COLOURS.find((each) => each === chosen) ?? null;
  const optionOf = (icon: CategoryIcon | null, label: string): Option => ({
    value: icon ?? '',
    label,
    picture: <CategoryTile look={{ id, icon, colour }} size="sm" />,
  });
  const standard = optionOf(null, t('ownCategories.standard'));
  const icons = CATEGORY_ICONS.map((each) => optionOf(each, t(`ownCategories.icons.${each}`)));
  return <Looks {...field} label={t('ownCategories.icon')} options={[standard, ...icons]} isLong />;
}

type Option = { value: string; label: string; picture: ReactNode };

type LooksProps = Omit<Field<string>, 'error'> & {
  label: string;
  options: readonly Option[];
  /** Whether the options scroll. */
  isLong?: boolean;
};

/** Pictures as radio buttons; arrows move. */
function Looks({ label, options, isLong, name, value, onChange }: LooksProps) {
  const radios = options.map((option) => (
    <label key={option.value} className={`in-middle relative rounded ${classes.option}`} title={option.label}>
      <input
        className={classes.radio}
        type="radio"
        {...{ name, value: option.value, 'aria-label': option.label }}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
      />
      {option.picture}
    </label>
  ));
  return (
    <fieldset className={classes.looks}>
      <legend className={classes.legend}>{label}</legend>
      <div className={`grid gap-4 ${classes.options}`} data-long={isLong}>
        {radios}
      </div>
    </fieldset>
  );
}
