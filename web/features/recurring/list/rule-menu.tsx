import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCalendarTime,
  IconDotsVertical,
  IconFlagCheck,
  IconHistory,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipForward,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Recurring } from '#shared/contract/recurring.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './rows.module.css';

const ICONS = {
  edit: IconPencil,
  skipNext: IconPlayerSkipForward,
  postponeNext: IconCalendarTime,
  pause: IconPlayerPause,
  resume: IconPlayerPlay,
  restart: IconPlayerPlay,
  end: IconFlagCheck,
  delete: IconTrash,
} satisfies Record<string, Icon>;
export type RuleChoice = keyof typeof ICONS;

type Props = { rule: Recurring; onChoose: (choice: RuleChoice) => void };

/** The menu of a recurring transaction. */
export function RuleMenu({ rule, onChoose }: Props) {
  const { t } = useTranslation();
  const { description } = rule;
  return (
    <Menu position="bottom-end" width="max-content">
      <Menu.Target>
        <ActionIcon className={classes.menu ?? ''} aria-label={t('recurring.rules.actions', { description })}>
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {listChoices(rule).map((choice) => (
          <Item key={choice} choice={choice} onClick={() => onChoose(choice)} />
        ))}
        <HistoryItem recurringId={rule.id} />
        <Item choice="delete" onClick={() => onChoose('delete')} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Item({ choice, onClick }: { choice: RuleChoice; onClick: () => void }) {
  const { t } = useTranslation();
  const ChoiceIcon = ICONS[choice];
  return (
    <Menu.Item
      className={choice === 'delete' ? 'danger' : ''}
      leftSection={<ChoiceIcon size={18} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {t(`recurring.menu.${choice}`)}
    </Menu.Item>
  );
}

/** The menu's link to the transactions that a recurring transaction has added. */
export function HistoryItem({ recurringId }: { recurringId: string }) {
  const { t } = useTranslation();
  const query = new URLSearchParams({ recurring: recurringId });
  return (
    <Menu.Item
      component={Link}
      to={`${paths.transactions}?${query}`}
      leftSection={<IconHistory size={18} stroke={1.75} aria-hidden />}
    >
      {t('recurring.menu.history')}
    </Menu.Item>
  );
}

function listChoices({ state, nextDay }: Recurring): RuleChoice[] {
  if (state === 'ended') return ['edit', 'restart'];
  const isActive = state === 'active' && nextDay !== null;
  return [
    'edit',
    ...(isActive ? (['skipNext', 'postponeNext'] as const) : []),
    state === 'paused' ? 'resume' : 'pause',
    'end',
  ];
}
