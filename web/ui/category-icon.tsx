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
import { lazy, Suspense, useCallback, useState, type ComponentType } from 'react';
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
  const tile = { className: styles.tile, 'data-size': size, 'data-category': categorySlug(look) };
  const name = isFixedCategory(id) ? id : UNCATEGORIZED;
  if (icon === null) return <FixedTile key={`${name} ${size}`} {...{ name, size, tile }} />;
  return (
    <span {...tile} aria-hidden>
      <Suspense>
        <OwnCategoryIcon name={icon} size={ICON_SIZE_PX[size]} />
      </Suspense>
    </span>
  );
}

/** The icons that have shown. */
const drawings = new Map<string, Node>();

type FixedTileProps = { name: FixedCategory; size: 'sm' | 'md'; tile: object };

/** React draws only the first icon of each category. The others are copies, which a long list makes much faster. */
function FixedTile({ name, size, tile }: FixedTileProps) {
  const id = `${name} ${size}`;
  const [drawing] = useState(() => drawings.get(id));
  const draw = useCallback(
    (place: HTMLElement | null) => {
      if (drawing !== undefined) place?.replaceChildren(drawing.cloneNode(true));
      else if (place?.firstChild) drawings.set(id, place.firstChild.cloneNode(true));
    },
    [drawing, id],
  );
  const Icon = ICONS[name];
  return (
    <span ref={draw} {...tile} aria-hidden>
      {drawing === undefined && <Icon size={ICON_SIZE_PX[size]} stroke={1.75} />}
    </span>
  );
}
