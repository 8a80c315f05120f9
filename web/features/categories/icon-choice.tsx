import { useTranslation } from 'react-i18next';
import { CATEGORY_COLOURS, CATEGORY_ICONS, type CategoryIcon } from '#shared/category-looks.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import { CategoryTile } from '#web/ui/category-icon.tsx';
import { PictureChoice, type PictureOption } from '#web/ui/picture-choice.tsx';

type IconChoiceProps = Field<string> & { id: string; colour: string };

/** The icons in the chosen colour; the first is the standard icon of a fixed category, else a plain one. */
export function IconChoice({ id, colour: colourName, ...field }: IconChoiceProps) {
  const { t } = useTranslation();
  const colour = CATEGORY_COLOURS.find((name) => name === colourName) ?? null;
  const toOption = (icon: CategoryIcon | null, label: string): PictureOption => ({
    value: icon ?? '',
    label,
    picture: <CategoryTile look={{ id, icon, colour }} size="sm" />,
  });
  const standard = toOption(null, t('ownCategories.standard'));
  const icons = CATEGORY_ICONS.map((icon) => toOption(icon, t(`ownCategories.icons.${icon}`)));
  return <PictureChoice {...field} label={t('ownCategories.icon')} options={[standard, ...icons]} isLong />;
}
