import { ActionIcon, Menu } from '@mantine/core';
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
import { isFixedCategory, type NamedCategory } from '#web/lib/categories/categories.ts';
import { MenuAction } from '#web/ui/menu-action.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';

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
export type CategoryAction = keyof typeof ICONS;

type Props = { category: NamedCategory; canMove: boolean; onAction: (action: CategoryAction) => void };

export function CategoryMenu({ category, canMove, onAction }: Props) {
  const { t } = useTranslation();
  const actions = useActions(category, canMove);
  return (
    <Menu position="bottom-end" width="max-content">
      <Menu.Target>
        <ActionIcon aria-label={t('ownCategories.actions', { name: category.name })}>
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <MenuAction
            key={action}
            icon={ICONS[action]}
            isDangerous={action === 'delete'}
            onClick={() => onAction(action)}
          >
            {t(`ownCategories.${action}`)}
          </MenuAction>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Fixed categories are reset instead of deleted. On phones the row has no buttons to move it, so the menu does. */
function useActions({ id, isArchived, ...look }: NamedCategory, canMove: boolean): CategoryAction[] {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const standardName = isFixedCategory(id) ? t(`categories.${id}`) : undefined;
  const isChanged = look.name !== standardName || look.icon !== null || look.colour !== null;
  const actions = {
    edit: true,
    moveUp: canMove && isPhone,
    moveDown: canMove && isPhone,
    archive: !isArchived,
    unarchive: isArchived,
    merge: true,
    reset: standardName !== undefined && isChanged,
    delete: standardName === undefined,
  } satisfies Record<CategoryAction, boolean>;
  return (Object.keys(actions) as CategoryAction[]).filter((action) => actions[action]);
}
