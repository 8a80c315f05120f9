import { MAIL_SERVER_NAMES, type SystemSettings } from '#shared/contract/setting-values.ts';
import { type SettingChanges } from '#shared/contract/system-settings.ts';
import type { Writer } from '#server/database/schema.ts';
import { deleteSetting, lockSettings, selectSettings, upsertSetting, type SettingRow } from './queries.ts';
import {
  differenceOf,
  toSettings,
  withChanges,
  type GivenSettings,
  type SettingsChange,
} from './setting-changes.ts';

const MASK = '••••••';

type Password = {
  /** The stored password of the mail server; null where there is none. */
  read: (rows: readonly SettingRow[]) => string | null;
  seal: (password: string) => string;
};

/** Stores changed settings; answers the difference, with the password masked, and all settings after it. */
export async function storeChanges(
  trx: Writer,
  { smtpPassword: givenPassword, ...changes }: SettingChanges,
  { given, nowMs, password }: { given: GivenSettings; nowMs: number; password: Password },
): Promise<{ difference: SettingsChange; next: SystemSettings }> {
  await lockSettings(trx);
  const rows = await selectSettings(trx);
  const before = toSettings(rows, given);
  const next = withChanges(before, changes);
  const difference = differenceOf(before, next);
  const smtpPassword = givenPassword === undefined ? passwordAfter(difference, rows) : givenPassword;
  for (const [name, value] of Object.entries(difference.after)) await store(trx, name, value, nowMs);
  if (smtpPassword !== undefined) {
    const sealed = smtpPassword === null ? undefined : password.seal(smtpPassword);
    await store(trx, 'smtpPassword', sealed, nowMs);
    difference.before.smtpPassword = mask(password.read(rows));
    difference.after.smtpPassword = mask(smtpPassword);
  }
  return { difference, next };
}

/** Null, which deletes the stored password, where the mail server changes: it was given for another one. */
function passwordAfter({ after }: SettingsChange, rows: readonly SettingRow[]): null | undefined {
  const isElsewhere = MAIL_SERVER_NAMES.some((name) => name in after);
  return isElsewhere && rows.some(({ key }) => key === 'smtpPassword') ? null : undefined;
}

async function store(trx: Writer, key: string, value: unknown, nowMs: number): Promise<void> {
  if (value === undefined) await deleteSetting(trx, key);
  else await upsertSetting(trx, { key, value: JSON.stringify(value), updated_at: nowMs });
}

function mask(value: string | null): string | null {
  return value === null ? null : MASK;
}
