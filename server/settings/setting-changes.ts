import { SystemSettings, type SecretName, type SettingName } from '#shared/contract/setting-values.ts';
import { type SettingChanges } from '#shared/contract/system-settings.ts';
import type { SettingRow } from './queries.ts';

/** The settings that the environment sets, each with the name of its variable. */
export type FixedSettings = { [Name in SettingName]?: { value: SystemSettings[Name]; variable: string } };

/** What a setting is where nobody has stored a value, and what nobody can store. */
export type GivenSettings = { defaults: SystemSettings; fixed: FixedSettings };

type SettingValues = { [Name in SettingName | SecretName]?: unknown };
/** The settings that differ, before and after a change. */
export type SettingsChange = { before: SettingValues; after: SettingValues };

/** The environment's value, else the stored one, else the default; a stored value that is not valid is ignored. */
export function toSettings(rows: readonly SettingRow[], { defaults, fixed }: GivenSettings): SystemSettings {
  const given = new Map(rows.map(({ key, value }) => [key, value]));
  const settings: Record<string, unknown> = { ...defaults };
  for (const [name, schema] of Object.entries(SystemSettings.shape)) {
    const text = given.get(name);
    const parsed = text === undefined ? undefined : schema.safeParse(JSON.parse(text));
    if (parsed?.success) settings[name] = parsed.data;
  }
  for (const [name, { value }] of Object.entries(fixed)) settings[name] = value;
  return settings as SystemSettings;
}

export function withChanges(
  before: SystemSettings,
  changes: Omit<SettingChanges, SecretName>,
): SystemSettings {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...before, ...(Object.fromEntries(given) as Partial<SystemSettings>) };
}

export function differenceOf(before: SystemSettings, after: SystemSettings): SettingsChange {
  const names = (Object.keys(after) as SettingName[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (from: SystemSettings) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(before), after: pick(after) };
}
