import type { CategoryIcon } from '#shared/category-looks.ts';
import { OWN_ICONS } from './own-category-icons.ts';

export type OwnIconProps = { name: CategoryIcon; size: number };

export function OwnCategoryIcon({ name, size }: OwnIconProps) {
  const Icon = OWN_ICONS[name];
  return <Icon size={size} stroke={1.75} />;
}
