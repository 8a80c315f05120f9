import {
  DEFAULT_SETTINGS,
  MAIL_SERVER_NAMES,
  SECRET_NAMES,
  SystemSettings,
  type SecretName,
  type SettingChanges,
  type SettingName,
  type StoredSettings,
} from '#shared/contract/system-settings.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createSeal } from '#server/sealing/seal.ts';
import { deleteSetting, lockSettings, selectSettings, upsertSetting, type SettingRow } from './queries.ts';

/** So long another process may go by settings that this one has changed. */
const MAX_AGE_MS = 2_000;

export type Secrets = Record<SecretName, string | null>;

/** Settings that the environment has set, by the name of the variable that did. */
export type FixedSettings = { [Name in SettingName]?: { value: SystemSettings[Name]; variable: string } };

type SettingValues = { [Name in SettingName | SecretName]?: unknown };
export type SettingsChange = { before: SettingValues; after: SettingValues };

export type Settings = ReturnType<typeof createSettings>;

/**
 * What an administrator has set: rows that every process reads again after two seconds, or once it
 * is told. A value that the
 * environment sets wins; one that nobody has set, or that cannot be read, is its default.
 */
export function createSettings(options: {
  database: Database;
  fixed: FixedSettings;
  secret: string;
  now: () => number;
}) {
  const { database, fixed, now } = options;
  const seal = createSeal(options.secret, 'saldo settings');
  let known: { rows: SettingRow[]; settings: SystemSettings; readAt: number } | undefined;
  let reading: Promise<void> | undefined;
  /** How often another process has changed them. */
  let timesChanged = 0;

  async function refresh(): Promise<void> {
    const before = timesChanged;
    const rows = await selectSettings(database.read);
    // What has changed while it was read is read again.
    const readAt = before === timesChanged ? performance.now() : -Infinity;
    known = { rows, settings: toSettings(rows, fixed), readAt };
  }

  async function read() {
    if (known === undefined || performance.now() - known.readAt > MAX_AGE_MS) {
      reading ??= refresh().finally(() => (reading = undefined));
      try {
        await reading;
      } catch (error) {
        // Who asks meets the same failure in their own work, and says it in their own words.
        if (known === undefined) throw error;
      }
    }
    if (known === undefined) throw new AppError('databaseUnavailable');
    return known;
  }

  /** Another process has changed them: who asks next reads them again. */
  function forget(): void {
    timesChanged += 1;
    if (known !== undefined) known.readAt = -Infinity;
  }

  /** The settings as they act now. */
  async function current(): Promise<SystemSettings> {
    return (await read()).settings;
  }

  /**
   * The settings and secrets as they were last read, for who cannot wait; every request to the API reads
   * them first. A secret is null where there is none, or it was sealed under another SECRET.
   */
  function latest(): { settings: SystemSettings; secrets: Secrets } {
    return { settings: known?.settings ?? toSettings([], fixed), secrets: openSecrets(known?.rows ?? []) };
  }

  async function stored(): Promise<Omit<StoredSettings, 'ownUrl'>> {
    const { rows, settings } = await read();
    const opened = openSecrets(rows);
    return {
      settings,
      fixed: Object.fromEntries(Object.entries(fixed).map(([name, { variable }]) => [name, variable])),
      secrets: Object.fromEntries(
        SECRET_NAMES.map((name) => [name, opened[name] !== null]),
      ) as StoredSettings['secrets'],
    };
  }

  /**
   * Stores changes in one transaction with what `inTransaction` does with those that make a difference;
   * it is not called where none does. `beforeActing` is called once they are stored, while this process still
   * goes by those before. Throws `settingFixed`.
   */
  async function change(
    changes: SettingChanges,
    inTransaction: (trx: Writer, change: SettingsChange, next: SystemSettings) => Promise<void>,
    beforeActing: () => void = () => undefined,
  ): Promise<void> {
    for (const name of Object.keys(changes)) {
      if (Object.hasOwn(fixed, name)) throw new AppError('settingFixed');
    }
    await database.write(async (trx) => {
      await lockSettings(trx);
      const rows = await selectSettings(trx);
      const { smtpPassword: givenPassword, ...plain } = changes;
      const before = toSettings(rows, fixed);
      const next = { ...before, ...withoutUndefined(plain) };
      const difference = differenceOf(before, next);
      const smtpPassword = givenPassword === undefined ? passwordAfter(difference, rows) : givenPassword;
      if (smtpPassword !== undefined) {
        const mask = (value: string | null) => (value === null ? null : MASK);
        difference.before.smtpPassword = mask(openSecrets(rows).smtpPassword);
        difference.after.smtpPassword = mask(smtpPassword);
        await store(trx, 'smtpPassword', smtpPassword === null ? undefined : seal.close(smtpPassword));
      }
      if (Object.keys(difference.after).length === 0) return;
      for (const [name, value] of Object.entries(difference.after)) {
        if (name !== 'smtpPassword') await store(trx, name, value);
      }
      await inTransaction(trx, difference, next);
    });
    beforeActing();
    await refresh();
  }

  /** Null where a password is stored for another mail server than the one that is set now. */
  function passwordAfter({ after }: SettingsChange, rows: readonly SettingRow[]): null | undefined {
    const isElsewhere = MAIL_SERVER_NAMES.some((name) => name in after);
    return isElsewhere && rows.some(({ key }) => key === 'smtpPassword') ? null : undefined;
  }

  async function store(trx: Writer, key: string, value: unknown): Promise<void> {
    if (value === undefined) await deleteSetting(trx, key);
    else await upsertSetting(trx, { key, value: JSON.stringify(value), updated_at: now() });
  }

  function openSecrets(rows: readonly SettingRow[]): Secrets {
    return Object.fromEntries(SECRET_NAMES.map((name) => [name, openSecret(rows, name)])) as Secrets;
  }

  function openSecret(rows: readonly SettingRow[], name: SecretName): string | null {
    const row = rows.find(({ key }) => key === name);
    if (row === undefined) return null;
    try {
      return seal.open(JSON.parse(row.value) as string);
    } catch {
      return null;
    }
  }

  return { current, latest, stored, change, forget };
}

const MASK = '••••••';

function toSettings(rows: readonly SettingRow[], fixed: FixedSettings): SystemSettings {
  const given = new Map(rows.map(({ key, value }) => [key, value]));
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  for (const [name, schema] of Object.entries(SystemSettings.shape)) {
    const text = given.get(name);
    const parsed = text === undefined ? undefined : schema.safeParse(JSON.parse(text));
    if (parsed?.success) settings[name] = parsed.data;
  }
  for (const [name, { value }] of Object.entries(fixed)) settings[name] = value;
  return settings as SystemSettings;
}

function differenceOf(before: SystemSettings, after: SystemSettings): SettingsChange {
  const names = (Object.keys(after) as SettingName[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (from: SystemSettings) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(before), after: pick(after) };
}

function withoutUndefined(changes: Omit<SettingChanges, SecretName>): Partial<SystemSettings> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
