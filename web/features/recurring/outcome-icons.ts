import { IconCheck, IconClock, IconHourglass, IconPlayerSkipForward, type Icon } from '@tabler/icons-react';
import type { Occurrence } from '#shared/contract/recurring.ts';

/** The icon of each outcome of an occurrence. */
export const OUTCOME_ICONS = {
  posted: IconCheck,
  asked: IconHourglass,
  planned: IconClock,
  skipped: IconPlayerSkipForward,
} satisfies Record<Occurrence['outcome'], Icon>;
