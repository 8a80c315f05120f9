import {
  IconFlagCheck,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipForward,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RecurringTransfer } from '#shared/contract/recurring-transfers.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { MenuAction } from '#web/ui/menu-action.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';

const ICONS = {
  edit: IconPencil,
  skip: IconPlayerSkipForward,
  pause: IconPlayerPause,
  resume: IconPlayerPlay,
  restart: IconPlayerPlay,
  end: IconFlagCheck,
  delete: IconTrash,
} satisfies Record<string, Icon>;
export type RecurringChoice = keyof typeof ICONS;

type Props = { rule: RecurringTransfer; name: string; onChoose: (choice: RecurringChoice) => void };

/** The menu of a recurring transfer. */
export function RecurringMenu({ rule, name, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const day = rule.nextDay === null ? '' : format.day(rule.nextDay, DAY_FORMATS.medium);
  return (
    <RowMenu label={t('transfers.recurring.actions', { name })}>
      {listChoices(rule).map((choice) => (
        <MenuAction
          key={choice}
          icon={ICONS[choice]}
          isDangerous={choice === 'delete'}
          onClick={() => onChoose(choice)}
        >
          {t(`transfers.recurring.menu.${choice}`, { day })}
        </MenuAction>
      ))}
    </RowMenu>
  );
}

function listChoices({ state, nextDay }: RecurringTransfer): RecurringChoice[] {
  if (state === 'ended') return ['edit', 'restart', 'delete'];
  const canSkip = state === 'active' && nextDay !== null;
  return [
    'edit',
    ...(canSkip ? (['skip'] as const) : []),
    state === 'paused' ? 'resume' : 'pause',
    'end',
    'delete',
  ];
}
