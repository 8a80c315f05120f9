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
import { lazy, Suspense, type ComponentType } from 'react';
import { UNCATEGORIZED, type FixedCategory } from '#shared/categories.ts';
import { isFixedCategory, type CategoryLook } from '#web/lib/categories/categories.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { categorySlug } from './category-colors.ts';
import type { OwnIconProps } from './own-category-icon.tsx';
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

/** The icons to choose from load when the first of them shows. Without a network the tile stays empty. */
const OwnCategoryIcon = lazy(async (): Promise<{ default: ComponentType<OwnIconProps> }> => {
  try {
    return { default: (await import('./own-category-icon.tsx')).OwnCategoryIcon };
  } catch {
    return { default: () => null };
  }
});

type Size = { size?: 'sm' | 'md' };

/** A tinted tile with the icon of a transaction's category; decoration, since the name is next to it. */
export function CategoryIcon({ category, size }: Size & { category: string }) {
  return <CategoryTile look={useCategories().find(category)} {...(size && { size })} />;
}

export function CategoryTile({ look, size = 'md' }: Size & { look: CategoryLook }) {
  const { id, icon } = look;
  const FixedIcon = ICONS[isFixedCategory(id) ? id : UNCATEGORIZED];
  return (
    <span className={styles.tile} data-size={size} data-category={categorySlug(look)} aria-hidden>
      {icon === null ? (
        <FixedIcon size={ICON_SIZE_PX[size]} stroke={1.75} />
      ) : (
        <Suspense>
          <OwnCategoryIcon name={icon} size={ICON_SIZE_PX[size]} />
        </Suspense>
      )}
    </span>
  );
}
