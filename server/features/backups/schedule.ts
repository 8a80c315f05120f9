import type { SystemSettings } from '#shared/contract/setting-values.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A little less than the period, so that a daily backup stays at its hour. */
const PERIODS_MS = { daily: 23.5 * HOUR_MS, weekly: 7 * DAY_MS - HOUR_MS / 2 };
/** A weekly backup is late once it is a day overdue. */
const LATE_AFTER_MS = { off: 2 * DAY_MS, daily: 2 * DAY_MS, weekly: 8 * DAY_MS };

type Schedule = SystemSettings['backupSchedule'];

/** Whether a backup is due, by when the last one was made. */
export function isBackupDue(schedule: Schedule, lastAt: number | undefined, nowMs: number): boolean {
  if (schedule === 'off') return false;
  return lastAt === undefined || nowMs - lastAt >= PERIODS_MS[schedule];
}

/** Whether the last backup is too old. Without a schedule and a backup, others are responsible for them. */
export function isBackupLate(schedule: Schedule, lastAt: number | undefined, nowMs: number): boolean {
  return lastAt === undefined ? schedule !== 'off' : nowMs - lastAt > LATE_AFTER_MS[schedule];
}
