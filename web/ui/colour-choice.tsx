import { useTranslation } from 'react-i18next';
import { CATEGORY_COLOURS, type CategoryColour } from '#shared/category-looks.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import classes from './colour-choice.module.css';
import { PictureChoice, type PictureOption } from './picture-choice.tsx';

type Props = Field<string> & {
  /** The standard colour, as in `data-category`; undefined for the accent of the screens. */
  standard?: string;
  isStandardOffered?: boolean;
};

/** The colours of categories and accounts to choose from; '' is the standard colour. */
export function ColourChoice({ standard, isStandardOffered = true, ...field }: Props) {
  const { t } = useTranslation();
  const toOption = (colour: CategoryColour | '', label: string): PictureOption => ({
    value: colour,
    label,
    picture: <span className={classes.swatch} data-category={colour || standard} />,
  });
  const colours = CATEGORY_COLOURS.map((colour) => toOption(colour, t(`ownCategories.colours.${colour}`)));
  const options = [...(isStandardOffered ? [toOption('', t('ownCategories.standard'))] : []), ...colours];
  return <PictureChoice {...field} label={t('ownCategories.colour')} options={options} />;
}
