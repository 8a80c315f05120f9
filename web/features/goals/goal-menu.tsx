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
            <Item key={action} action={action} onClick={() => onAction(action)} />
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Item({ action, onClick }: { action: GoalAction; onClick: () => void }) {
  const { t } = useTranslation();
  const ItemIcon = ICONS[action];
  return (
    <Menu.Item
      className={(action === 'delete' && 'expense') || ''}
      leftSection={<ItemIcon size={18} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {t(`goals.${action}`)}
    </Menu.Item>
  );
}
