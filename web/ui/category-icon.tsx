import {
  IconBolt,
  IconBus,
  IconCash,
  IconChartLine,
  IconCoins,
  IconDeviceLaptop,
  IconDots,
  IconGift,
  IconHeartbeat,
  IconMovie,
  IconShoppingCart,
  IconTag,
} from '@tabler/icons-react';
import { UNCATEGORIZED, type FixedCategory } from '#shared/categories.ts';
import { categorySlug, isCategory } from './category-colors.ts';
import styles from './category-icon.module.css';

const ICONS = {
  food: IconShoppingCart,
  transport: IconBus,
  utilities: IconBolt,
  entertainment: IconMovie,
  health: IconHeartbeat,
  other: IconDots,
  salary: IconCash,
  freelance: IconDeviceLaptop,
  investment: IconChartLine,
  gift: IconGift,
  'other income': IconCoins,
  uncategorized: IconTag,
} satisfies Record<FixedCategory, typeof IconTag>;

const ICON_SIZE_PX = { sm: 16, md: 20 };

type CategoryIconProps = { category: string; size?: 'sm' | 'md' };

/** A tinted tile with the category's icon; decoration, since the name stands beside it. */
export function CategoryIcon({ category, size = 'md' }: CategoryIconProps) {
  const Icon = ICONS[isCategory(category) ? category : UNCATEGORIZED];
  return (
    <span className={styles.tile} data-size={size} data-category={categorySlug(category)} aria-hidden="true">
      <Icon size={ICON_SIZE_PX[size]} stroke={1.75} />
    </span>
  );
}
