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

/** The menu of a category's row. */
export function CategoryMenu({ category, canMove, onAct }: Props) {
  const { t } = useTranslation();
  const acts = useActs(category, canMove);
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
      className={act === 'delete' ? 'danger' : ''}
      leftSection={<ActIcon size={18} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {t(`ownCategories.${act}`)}
    </Menu.Item>
  );
}

const PHONE = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`;

/** Fixed categories are reset instead of deleted. On phones the row has no buttons to move it, so the menu does. */
function useActs({ id, isArchived, ...look }: NamedCategory, canMove: boolean): CategoryAct[] {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const word = isFixedCategory(id) ? t(`categories.${id}`) : undefined;
  const isChanged = look.name !== word || look.icon !== null || look.colour !== null;
  const acts = {
    edit: true,
    moveUp: canMove && isPhone,
    moveDown: canMove && isPhone,
    archive: !isArchived,
    unarchive: isArchived,
    merge: true,
    reset: word !== undefined && isChanged,
    delete: word === undefined,
  } satisfies Record<CategoryAct, boolean>;
  return (Object.keys(acts) as CategoryAct[]).filter((act) => acts[act]);
}
