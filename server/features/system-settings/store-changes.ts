import { MAIL_SERVER_NAMES, PROVED_NAMES, type SystemSettings } from '#shared/contract/setting-values.ts';
import type { SettingChanges } from '#shared/contract/system-settings.ts';
import { recordAudit, userActor } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { requireProof } from '#server/http/mount.ts';
import { isLoopbackHost } from '#server/mail/loopback.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Notices } from '#server/mail/notices.ts';
import type { SettingsChange } from '#server/settings/setting-changes.ts';
import type { Settings } from '#server/settings/settings.ts';

type StoreOptions = {
  settings: Settings;
  now: () => number;
  notices: Notices;
  mailer: () => Mailer | undefined;
  hasTwoStep: (userId: string) => Promise<boolean>;
};

/** Stores changed settings with their audit row. Throws the reason if they are refused. */
export async function storeChanges(
  options: StoreOptions,
  caller: Caller,
  changes: SettingChanges,
): Promise<void> {
  const { settings, now, notices } = options;
  const store = async (trx: Writer, { before, after }: SettingsChange, next: SystemSettings) => {
    const isGuarded = PROVED_NAMES.some((name) => name in after);
    if (isGuarded) requireProof(caller);
    requireEncryption(after, next);
    requireMailToVerify(options, next);
    await requireOwnCode(options, caller, after);
    const act = { actor: userActor(caller), action: 'settingsChanged', target: 'settings' } as const;
    await recordAudit(trx, { at: now(), ...act, before, after });
    if (isGuarded) await notices.add(trx, caller.userId, 'settingsChanged');
  };
  // The notice is sent by the old mail server, since the new one may belong to an attacker.
  await settings.change(changes, store, notices.send);
}

function requireMailToVerify({ mailer }: StoreOptions, next: SystemSettings): void {
  if (!next.emailVerification) return;
  const hasServer = next.smtpHost !== null && next.mailFrom !== null;
  if (!hasServer && mailer() === undefined) throw new AppError('verificationNeedsMail');
}

/** Throws `ownCodeMissing` if the change would close the administration to the one who makes it. */
async function requireOwnCode(
  { hasTwoStep }: StoreOptions,
  { userId }: Caller,
  after: SettingsChange['after'],
): Promise<void> {
  if (after.adminsNeedTwoStep !== true || (await hasTwoStep(userId))) return;
  throw fieldError('adminsNeedTwoStep', 'ownCodeMissing');
}

/** Throws `tlsRequired` if the password would be sent to another machine in clear text. */
function requireEncryption(after: object, next: SystemSettings): void {
  const { smtpHost, smtpSecurity, smtpUser } = next;
  const isChanged = MAIL_SERVER_NAMES.some((name) => name in after);
  if (!isChanged || smtpHost === null || smtpUser === null || smtpSecurity !== 'none') return;
  if (!isLoopbackHost(smtpHost)) throw fieldError('smtpSecurity', 'tlsRequired');
}
