import { DEFAULT_SETTINGS, type SystemSettings } from '#shared/contract/setting-values.ts';
import type { Database } from '#server/database/connect.ts';

/** With SQLite, Saldo makes daily backups by default. With PostgreSQL, the operator usually has other backups. */
export function defaultSettings(engine: Database['engine']): SystemSettings {
  return { ...DEFAULT_SETTINGS, backupSchedule: engine === 'sqlite' ? 'daily' : 'off' };
}
