import { SECRET_NAMES, type SystemSettings } from '#shared/contract/setting-values.ts';
import { type SettingChanges, type StoredSettings } from '#shared/contract/system-settings.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createSeal } from '#server/sealing/seal.ts';
import { defaultSettings } from './default-settings.ts';
import type { SettingRow } from './queries.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import type { FixedSettings, SettingsChange } from './setting-changes.ts';
import { createSettingsCache } from './settings-cache.ts';
import { storeChanges } from './store-changes.ts';

export type Settings = ReturnType<typeof createSettings>;

/**
 * Reads and changes the settings. Each process reads them again after two seconds, or once another process reports a
 * change. A value from the environment takes precedence; a missing or invalid one is replaced by its default.
 */
export function createSettings(options: {
  database: Database;
  fixed: FixedSettings;
  secret: string;
  now: () => number;
}) {
  const { database, fixed, now } = options;
  const sources = { defaults: defaultSettings(database.engine), fixed };
  const seal = createSeal(options.secret, 'saldo settings');
  const cache = createSettingsCache(database, sources);
  const readSecrets = (rows: readonly SettingRow[]) => openSecrets(rows, (sealed) => seal.open(sealed));
  const password = {
    read: (rows: readonly SettingRow[]) => readSecrets(rows).smtpPassword,
    seal: (text: string) => seal.close(text),
  };

  async function current(): Promise<SystemSettings> {
    return (await cache.read()).settings;
  }

  /** Returns the last read settings and secrets, for callers that cannot wait. Every API request reads them before. */
  function latest(): { settings: SystemSettings; secrets: Secrets } {
    const { rows, settings } = cache.latest();
    return { settings, secrets: readSecrets(rows) };
  }

  async function readStored(): Promise<Omit<StoredSettings, 'ownUrl'>> {
    const { rows, settings } = await cache.read();
    const secrets = readSecrets(rows);
    return {
      settings,
      fixed: Object.fromEntries(Object.entries(fixed).map(([name, { variable }]) => [name, variable])),
      secrets: Object.fromEntries(
        SECRET_NAMES.map((name) => [name, secrets[name] !== null]),
      ) as StoredSettings['secrets'],
    };
  }

  /**
   * Stores changes. `inTransaction` runs in the same database transaction, but only if something changes. `onStored` is
   * called once the changes are stored, while this process still uses the old settings. Throws `settingFixed`.
   */
  async function change(
    changes: SettingChanges,
    inTransaction: (trx: Writer, change: SettingsChange, next: SystemSettings) => Promise<void>,
    onStored: () => void = () => undefined,
  ): Promise<void> {
    for (const name of Object.keys(changes)) {
      if (Object.hasOwn(fixed, name)) throw new AppError('settingFixed');
    }
    await database.write(async (trx) => {
      const { difference, next } = await storeChanges(trx, changes, { sources, nowMs: now(), password });
      if (Object.keys(difference.after).length > 0) await inTransaction(trx, difference, next);
    });
    onStored();
    await cache.refresh();
  }

  return {
    current,
    latest,
    readStored,
    change,
    /** Called after another process has changed the settings: the next caller reads them again. */
    forget: cache.forget,
  };
}
