import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconDotsVertical,
  IconHistory,
  IconMinus,
  IconPencil,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Goal } from '#shared/contract/goals.ts';
import { MenuAction } from '#web/ui/menu-action.tsx';

const ICONS = {
  takeOut: IconMinus,
  entries: IconHistory,
  edit: IconPencil,
  archive: IconArchive,
  unarchive: IconArchiveOff,
  delete: IconTrash,
} satisfies Record<string, Icon>;
export type GoalAction = keyof typeof ICONS;

export function GoalMenu({ goal, onAction }: { goal: Goal; onAction: (action: GoalAction) => void }) {
  const { t } = useTranslation();
  const { name, saved, isArchived } = goal;
  const can = {
    takeOut: saved > 0 && !isArchived,
    entries: true,
    edit: !isArchived,
    archive: !isArchived,
    unarchive: isArchived,
    delete: true,
  } satisfies Record<GoalAction, boolean>;
  return (
    <Menu position="bottom-end" width="max-content">
      <Menu.Target>
        <ActionIcon data-menu aria-label={t('goals.menu', { name })}>
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(ICONS) as GoalAction[])
          .filter((action) => can[action])
          .map((action) => (
            <MenuAction
              key={action}
              icon={ICONS[action]}
              isDangerous={action === 'delete'}
              onClick={() => onAction(action)}
            >
              {t(`goals.${action}`)}
            </MenuAction>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
