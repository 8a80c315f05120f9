import type { SystemSettings } from '#shared/contract/setting-values.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A little less than the period: a daily backup then stays at its hour. */
const PERIODS_MS = { daily: 23.5 * HOUR_MS, weekly: 7 * DAY_MS - HOUR_MS / 2 };
/** The age at which the last backup is late: a day after the next one was due. */
const LATE_AFTER_MS = { off: 2 * DAY_MS, daily: 2 * DAY_MS, weekly: 8 * DAY_MS };

type Schedule = SystemSettings['backupSchedule'];

/** Whether a backup is due; `lastAt` is the instant of the last one in epoch milliseconds. */
export function isBackupDue(schedule: Schedule, lastAt: number | undefined, nowMs: number): boolean {
  if (schedule === 'off') return false;
  return lastAt === undefined || nowMs - lastAt >= PERIODS_MS[schedule];
}

/**
 * Whether the last backup is too old. Without a schedule and without any backup nothing is late: the operator makes
 * backups by other means.
 */
export function isBackupLate(schedule: Schedule, lastAt: number | undefined, nowMs: number): boolean {
  return lastAt === undefined ? schedule !== 'off' : nowMs - lastAt > LATE_AFTER_MS[schedule];
}
