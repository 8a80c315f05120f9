import type { CategoryIcon } from '#shared/category-looks.ts';
import { OWN_ICONS } from './own-category-icons.ts';

export function OwnCategoryIcon({ name, size }: { name: CategoryIcon; size: number }) {
  const Icon = OWN_ICONS[name];
  return <Icon size={size} stroke={1.75} />;
}
