import { uuidv7 } from 'uuidv7';
import { MAIL_SERVER_NAMES, PROVED_NAMES, type SystemSettings } from '#shared/contract/setting-values.ts';
import {
  changeSettings,
  getHealth,
  getSettings,
  listDeliveries,
  sendTestMail,
  type SettingChanges,
  type StoredSettings,
} from '#shared/contract/system-settings.ts';
import { isLoopbackHost } from '#server/mail/loopback.ts';
import { recordAudit, userActor } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { mount, requireProof, type App } from '#server/http/mount.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Recipient } from '#server/mail/messages/letter.ts';
import type { Notices } from '#server/mail/notices.ts';
import type { SettingsChange } from '#server/settings/setting-changes.ts';
import type { Settings } from '#server/settings/settings.ts';
import { listMailDeliveries } from './deliveries.ts';
import { readHealth } from './health.ts';
import { createMailTests } from './mail-test.ts';

export type SystemSettingsOptions = {
  database: Database;
  settings: Settings;
  now: () => number;
  notices: Notices;
  startedAt: number;
  /** The current mailer. */
  mailer: () => Mailer | undefined;
  siteUrl: () => string;
  /** The site's address while no setting gives another. */
  ownUrl: string;
  findRecipient: (userId: string) => Promise<Recipient | undefined>;
  /** Receives the mail server's answer to a refused test message, without addresses. */
  onMailRefused: (line: string) => void;
  lastBackupAt: () => Promise<number | undefined>;
  /** Called once changed settings are in effect. */
  onChanged: () => void;
};

/** The settings, and the state of the installation. */
export function mountSystemSettings(app: App, options: SystemSettingsOptions): void {
  const { database, settings, now, notices } = options;
  const sendTest = createMailTests(options);

  mount(app, getSettings, read);

  mount(app, changeSettings, async ({ caller, body }) => {
    await change(caller, body);
    options.onChanged();
    return await read();
  });

  async function read(): Promise<StoredSettings> {
    return { ...(await settings.stored()), ownUrl: options.ownUrl };
  }

  async function change(caller: Caller, changes: SettingChanges): Promise<void> {
    const store = async (trx: Writer, { before, after }: SettingsChange, next: SystemSettings) => {
      const isGuarded = PROVED_NAMES.some((name) => name in after);
      if (isGuarded) requireProof(caller);
      requireOverheardByNobody(after, next);
      if (next.emailVerification && !canSendMail(next)) throw new AppError('verificationNeedsMail');
      await recordAudit(trx, {
        at: now(),
        actor: userActor(caller),
        action: 'settingsChanged',
        target: 'settings',
        before,
        after,
      });
      if (isGuarded) await notices.add(trx, caller.userId, 'settingsChanged');
    };
    // The notice uses the old mail server: the new one may belong to a stranger.
    await settings.change(changes, store, notices.send);
  }

  function canSendMail({ smtpHost, mailFrom }: SystemSettings): boolean {
    return (smtpHost !== null && mailFrom !== null) || options.mailer() !== undefined;
  }

  mount(app, sendTestMail, async ({ caller }) => {
    const recipient = await options.findRecipient(caller.userId);
    if (recipient === undefined) throw new AppError('notAuthenticated');
    const outcome = await sendTest(uuidv7(), recipient);
    await database.write((trx) =>
      recordAudit(trx, {
        at: now(),
        actor: userActor(caller),
        action: 'mailTested',
        target: 'mail',
        after: { isSent: outcome.isSent },
      }),
    );
    return { ...outcome, to: recipient.email };
  });

  mount(app, listDeliveries, async ({ query }) => {
    const { pageSize } = await settings.current();
    return await listMailDeliveries(database.read, {
      page: query?.page,
      pageSize: query?.pageSize ?? pageSize,
    });
  });

  mount(app, getHealth, () => readHealth(options));
}

/** Refuses a change that would send a password to another machine in clear text. */
function requireOverheardByNobody(after: object, next: SystemSettings): void {
  const { smtpHost, smtpSecurity, smtpUser } = next;
  const isChanged = MAIL_SERVER_NAMES.some((name) => name in after);
  if (!isChanged || smtpHost === null || smtpUser === null || smtpSecurity !== 'none') return;
  if (!isLoopbackHost(smtpHost)) throw fieldError('smtpSecurity', 'tlsRequired');
}
