import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCalendarTime,
  IconCheck,
  IconCoins,
  IconDotsVertical,
  IconPencil,
  IconPlayerSkipForward,
  IconRotate,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { HistoryItem } from './rule-menu.tsx';
import classes from './rows.module.css';

const CHOICES = {
  post: [IconCheck, 'recurring.menu.addNow'],
  confirm: [IconCoins, 'recurring.waiting.otherAmount'],
  edit: [IconPencil, 'recurring.menu.edit'],
  skip: [IconPlayerSkipForward, 'recurring.menu.skip'],
  postpone: [IconCalendarTime, 'recurring.menu.postpone'],
  reset: [IconRotate, 'recurring.menu.reset'],
} as const satisfies Record<string, [Icon, string]>;
export type OccurrenceChoice = keyof typeof CHOICES;

const CHOICES_BY_OUTCOME: Record<Occurrence['outcome'], readonly OccurrenceChoice[]> = {
  posted: [],
  asked: ['confirm'],
  planned: ['post', 'edit', 'skip', 'postpone'],
  skipped: ['reset'],
};

type Props = { occurrence: Occurrence; onChoose: (choice: OccurrenceChoice) => void };

/** The menu of an occurrence. */
export function OccurrenceMenu({ occurrence, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { description, outcome, isEstimate, dueDay } = occurrence;
  const day = format.day(dueDay, { day: 'numeric', month: 'long' });
  // An estimate needs its real amount.
  const toChoice = (choice: OccurrenceChoice) => (choice === 'post' && isEstimate ? 'confirm' : choice);
  return (
    <Menu position="bottom-end" width="max-content">
      <Menu.Target>
        <ActionIcon
          className={classes.menu ?? ''}
          aria-label={t('recurring.waiting.more', { description, day })}
        >
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {CHOICES_BY_OUTCOME[outcome].map((choice) => {
          const [ChoiceIcon, label] = CHOICES[choice];
          return (
            <Menu.Item
              key={choice}
              leftSection={<ChoiceIcon size={18} stroke={1.75} aria-hidden />}
              onClick={() => onChoose(toChoice(choice))}
            >
              {t(label)}
            </Menu.Item>
          );
        })}
        <HistoryItem recurringId={occurrence.recurringId} />
      </Menu.Dropdown>
    </Menu>
  );
}
