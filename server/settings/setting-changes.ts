import { SystemSettings, type SecretName, type SettingName } from '#shared/contract/setting-values.ts';
import { type SettingChanges } from '#shared/contract/system-settings.ts';
import type { SettingRow } from './queries.ts';

/** The settings that the environment sets, each with the name of its variable. */
export type FixedSettings = { [Name in SettingName]?: { value: SystemSettings[Name]; variable: string } };

/** The sources of settings other than stored values. */
export type SettingSources = { defaults: SystemSettings; fixed: FixedSettings };

type SettingValues = { [Name in SettingName | SecretName]?: unknown };
/** The old and new values of the settings that a change affects. */
export type SettingsChange = { before: SettingValues; after: SettingValues };

/** Takes each setting from the environment, else from the stored rows, else from the defaults. Ignores invalid rows. */
export function toSettings(rows: readonly SettingRow[], { defaults, fixed }: SettingSources): SystemSettings {
  const storedValues = new Map(rows.map(({ key, value }) => [key, value]));
  const settings: Record<string, unknown> = { ...defaults };
  for (const [name, schema] of Object.entries(SystemSettings.shape)) {
    const text = storedValues.get(name);
    const parsed = text === undefined ? undefined : schema.safeParse(JSON.parse(text));
    if (parsed?.success) settings[name] = parsed.data;
  }
  for (const [name, { value }] of Object.entries(fixed)) settings[name] = value;
  return settings as SystemSettings;
}

export function applyChanges(
  before: SystemSettings,
  changes: Omit<SettingChanges, SecretName>,
): SystemSettings {
  const newValues = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...before, ...(Object.fromEntries(newValues) as Partial<SystemSettings>) };
}

export function findDifference(before: SystemSettings, after: SystemSettings): SettingsChange {
  const names = (Object.keys(after) as SettingName[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (from: SystemSettings) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(before), after: pick(after) };
}
