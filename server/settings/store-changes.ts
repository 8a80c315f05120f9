import { MAIL_SERVER_NAMES, type SystemSettings } from '#shared/contract/setting-values.ts';
import { type SettingChanges } from '#shared/contract/system-settings.ts';
import type { Writer } from '#server/database/schema.ts';
import { deleteSetting, lockSettings, selectSettings, upsertSetting, type SettingRow } from './queries.ts';
import {
  findDifference,
  toSettings,
  applyChanges,
  type SettingSources,
  type SettingsChange,
} from './setting-changes.ts';

const MASK = '••••••';

type PasswordAccess = {
  /** Returns the stored password of the mail server, or null. */
  read: (rows: readonly SettingRow[]) => string | null;
  seal: (password: string) => string;
};

/** Stores changed settings. Returns the difference with a masked password, and all settings after the change. */
export async function storeChanges(
  trx: Writer,
  { smtpPassword: newPassword, ...changes }: SettingChanges,
  { sources, nowMs, password }: { sources: SettingSources; nowMs: number; password: PasswordAccess },
): Promise<{ difference: SettingsChange; next: SystemSettings }> {
  await lockSettings(trx);
  const rows = await selectSettings(trx);
  const before = toSettings(rows, sources);
  const next = applyChanges(before, changes);
  const difference = findDifference(before, next);
  const smtpPassword = newPassword === undefined ? findChangedPassword(difference, rows) : newPassword;
  for (const [name, value] of Object.entries(difference.after)) await store(trx, name, value, nowMs);
  if (smtpPassword !== undefined) {
    const sealed = smtpPassword === null ? undefined : password.seal(smtpPassword);
    await store(trx, 'smtpPassword', sealed, nowMs);
    difference.before.smtpPassword = mask(password.read(rows));
    difference.after.smtpPassword = mask(smtpPassword);
  }
  return { difference, next };
}

/** Returns null, which deletes the stored password, if the mail server changes: the password belongs to the old one. */
function findChangedPassword({ after }: SettingsChange, rows: readonly SettingRow[]): null | undefined {
  const isOtherServer = MAIL_SERVER_NAMES.some((name) => name in after);
  return isOtherServer && rows.some(({ key }) => key === 'smtpPassword') ? null : undefined;
}

async function store(trx: Writer, key: string, value: unknown, nowMs: number): Promise<void> {
  if (value === undefined) await deleteSetting(trx, key);
  else await upsertSetting(trx, { key, value: JSON.stringify(value), updated_at: nowMs });
}

function mask(value: string | null): string | null {
  return value === null ? null : MASK;
}
