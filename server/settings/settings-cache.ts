import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import { selectSettings, type SettingRow } from './queries.ts';
import { toSettings, type GivenSettings } from './setting-changes.ts';

/** How long this process may use settings that another one has changed. */
const MAX_AGE_MS = 2_000;

type Known = { rows: SettingRow[]; settings: SystemSettings; readAt: number };

/** The settings as last read from the database, and read again when they are older than two seconds. */
export function createSettingsCache(database: Database, given: GivenSettings) {
  let known: Known | undefined;
  let reading: Promise<void> | undefined;
  let timesForgotten = 0;

  /** Reads them now. */
  async function refresh(): Promise<void> {
    const before = timesForgotten;
    const rows = await selectSettings(database.read);
    // Another process may have changed them during the read: then they count as too old.
    const readAt = before === timesForgotten ? performance.now() : -Infinity;
    known = { rows, settings: toSettings(rows, given), readAt };
  }

  /** Throws the database's error only while no settings were ever read. */
  async function read(): Promise<Known> {
    if (known === undefined || performance.now() - known.readAt > MAX_AGE_MS) {
      reading ??= refresh().finally(() => (reading = undefined));
      try {
        await reading;
      } catch (error) {
        // The caller's own queries meet the same failure and report it.
        if (known === undefined) throw error;
      }
    }
    if (known === undefined) throw new AppError('databaseUnavailable');
    return known;
  }

  /** Makes the next `read` query the database. */
  function forget(): void {
    timesForgotten += 1;
    if (known !== undefined) known.readAt = -Infinity;
  }

  return {
    refresh,
    read,
    forget,
    /** The last ones read, however old; the defaults before the first read. */
    latest: (): Omit<Known, 'readAt'> => known ?? { rows: [], settings: toSettings([], given) },
  };
}
