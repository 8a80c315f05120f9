import { ActionIcon, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowDown,
  IconArrowMerge,
  IconArrowUp,
  IconDotsVertical,
  IconPencil,
  IconRotate,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';
import { isFixedCategory, type NamedCategory } from '#web/lib/categories/categories.ts';
import classes from './categories.module.css';

const ICONS = {
  edit: IconPencil,
  moveUp: IconArrowUp,
  moveDown: IconArrowDown,
  archive: IconArchive,
  unarchive: IconArchiveOff,
  merge: IconArrowMerge,
  reset: IconRotate,
  delete: IconTrash,
} satisfies Record<string, Icon>;
export type CategoryAct = keyof typeof ICONS;

type Props = { category: NamedCategory; canMove: boolean; onAct: (act: CategoryAct) => void };

/** What can be done with a category. On phones it also moves it, because its row has no room for the buttons. */
export function CategoryMenu({ category, canMove, onAct }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const { id } = category;
  const acts = actsOn(category, canMove && isPhone, isFixedCategory(id) ? t(`categories.${id}`) : '');
  return (
    <Menu position="bottom-end" width="max-content">
      <Menu.Target>
        <ActionIcon aria-label={t('ownCategories.actions', { name: category.name })}>
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map((act) => (
          <Item key={act} act={act} onClick={() => onAct(act)} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Item({ act, onClick }: { act: CategoryAct; onClick: () => void }) {
  const { t } = useTranslation();
  const ActIcon = ICONS[act];
  return (
    <Menu.Item
      className={(act === 'delete' && classes.delete) || ''}
      leftSection={<ActIcon size={18} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {t(`ownCategories.${act}`)}
    </Menu.Item>
  );
}

/** The fixed ones cannot be deleted; those that were changed can be reset. */
function actsOn({ id, isArchived, ...look }: NamedCategory, canMove: boolean, word: string): CategoryAct[] {
  const isFixed = isFixedCategory(id);
  const isChanged = look.name !== word || look.icon !== null || look.colour !== null;
  return [
    'edit',
    ...(canMove ? (['moveUp', 'moveDown'] as const) : []),
    isArchived ? 'unarchive' : 'archive',
    'merge',
    ...(isFixed && isChanged ? (['reset'] as const) : []),
    ...(isFixed ? [] : (['delete'] as const)),
  ];
}
