const HOUR_MS = 60 * 60_000;
/** A little less than the period, so that a daily backup stays at its hour. */
const PERIODS_MS = { daily: 23.5 * HOUR_MS, weekly: 7 * 24 * HOUR_MS - HOUR_MS / 2 };

/** Whether a backup is due, by when the last one was made. */
export function isBackupDue(
  schedule: keyof typeof PERIODS_MS,
  lastAt: number | undefined,
  nowMs: number,
): boolean {
  return lastAt === undefined || nowMs - lastAt >= PERIODS_MS[schedule];
}
