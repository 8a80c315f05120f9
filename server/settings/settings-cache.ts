import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import { selectSettings, type SettingRow } from './queries.ts';
import { toSettings, type SettingSources } from './setting-changes.ts';

/** The longest time for which this process may use settings that another process has changed. */
const MAX_AGE_MS = 2_000;

type CachedSettings = { rows: SettingRow[]; settings: SystemSettings; readAt: number };

/** Caches the settings. They are read again once they are older than `MAX_AGE_MS`. */
export function createSettingsCache(database: Database, sources: SettingSources) {
  let cached: CachedSettings | undefined;
  let reading: Promise<void> | undefined;
  let resets = 0;

  async function refresh(): Promise<void> {
    const before = resets;
    const rows = await selectSettings(database.read);
    // If `forget` was called during the read, another process has changed the settings: they count as too old.
    const readAt = before === resets ? performance.now() : -Infinity;
    cached = { rows, settings: toSettings(rows, sources), readAt };
  }

  /** Returns the cached settings if the database fails. Throws its error only if there are none yet. */
  async function read(): Promise<CachedSettings> {
    if (cached === undefined || performance.now() - cached.readAt > MAX_AGE_MS) {
      reading ??= refresh().finally(() => (reading = undefined));
      try {
        await reading;
      } catch (error) {
        // The caller's own queries fail, too, and report the error.
        if (cached === undefined) throw error;
      }
    }
    if (cached === undefined) throw new AppError('databaseUnavailable');
    return cached;
  }

  /** Makes the next `read` query the database. */
  function forget(): void {
    resets += 1;
    if (cached !== undefined) cached.readAt = -Infinity;
  }

  return {
    refresh,
    read,
    forget,
    /** Returns the last read settings, even if they are old; before the first read, the defaults. */
    latest: (): Omit<CachedSettings, 'readAt'> => cached ?? { rows: [], settings: toSettings([], sources) },
  };
}
