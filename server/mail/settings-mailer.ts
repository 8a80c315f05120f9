import type { Secrets } from '#server/settings/secrets.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import { createMailer, type MailServer, type Mailer } from './mailer.ts';

type Latest = { settings: SystemSettings; secrets: Secrets };

/** The mailer for the mail server in the settings, replaced when they change; undefined while they name none. */
export function createSettingsMailer(latest: () => Latest): () => Mailer | undefined {
  let made: { key: string; mailer: Mailer } | undefined;
  return () => {
    const server = mailServerOf(latest());
    if (server === undefined) return undefined;
    const key = JSON.stringify(server);
    if (made?.key !== key) made = { key, mailer: createMailer(server) };
    return made.mailer;
  };
}

function mailServerOf({ settings, secrets }: Latest): MailServer | undefined {
  const { smtpHost, smtpPort, smtpSecurity, smtpUser, mailFrom, instanceName } = settings;
  if (smtpHost === null || mailFrom === null) return undefined;
  return {
    host: smtpHost,
    port: smtpPort,
    security: smtpSecurity,
    login: smtpUser === null ? undefined : { user: smtpUser, pass: secrets.smtpPassword ?? '' },
    from: { name: instanceName, address: mailFrom },
  };
}
