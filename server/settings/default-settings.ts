import { DEFAULT_SETTINGS, type SystemSettings } from '#shared/contract/setting-values.ts';
import type { Database } from '#server/database/connect.ts';

/** PostgreSQL usually has backups of its own; a SQLite file has none unless Saldo makes them. */
export function defaultSettings(engine: Database['engine']): SystemSettings {
  return { ...DEFAULT_SETTINGS, backupSchedule: engine === 'sqlite' ? 'daily' : 'off' };
}
