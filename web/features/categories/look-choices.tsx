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

/** The colours to choose from. A fixed category can also keep its standard colour. */
export function ColourChoice({ fixedId = '', ...field }: Field<string> & { fixedId: string | undefined }) {
  const { t } = useTranslation();
  const toOption = (colour: CategoryColour | null, label: string): Option => ({
    value: colour ?? '',
    label,
    picture: <span className={classes.swatch} data-category={categorySlug({ id: fixedId, colour })} />,
  });
  const standard = toOption(null, t('ownCategories.standard'));
  const colours = CATEGORY_COLOURS.map((colour) => toOption(colour, t(`ownCategories.colours.${colour}`)));
  const isStandardOffered = fixedId !== '' || field.value === '';
  const options = [...(isStandardOffered ? [standard] : []), ...colours];
  return <PictureChoice {...field} label={t('ownCategories.colour')} options={options} />;
}

type IconChoiceProps = Field<string> & { id: string; colour: string };

/** The icons in the chosen colour; the first is the standard icon of a fixed category, else a plain one. */
export function IconChoice({ id, colour: colourName, ...field }: IconChoiceProps) {
  const { t } = useTranslation();
  const colour = CATEGORY_COLOURS.find((name) => name === colourName) ?? null;
  const toOption = (icon: CategoryIcon | null, label: string): Option => ({
    value: icon ?? '',
    label,
    picture: <CategoryTile look={{ id, icon, colour }} size="sm" />,
  });
  const standard = toOption(null, t('ownCategories.standard'));
  const icons = CATEGORY_ICONS.map((icon) => toOption(icon, t(`ownCategories.icons.${icon}`)));
  return <PictureChoice {...field} label={t('ownCategories.icon')} options={[standard, ...icons]} isLong />;
}

type Option = { value: string; label: string; picture: ReactNode };

type PictureChoiceProps = Omit<Field<string>, 'error'> & {
  label: string;
  options: readonly Option[];
  /** Whether the options scroll. */
  isLong?: boolean;
};

/** Pictures as radio buttons, so that the arrow keys move between them. */
function PictureChoice({ label, options, isLong, name, value, onChange }: PictureChoiceProps) {
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
