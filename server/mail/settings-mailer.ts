import type { Secrets } from '#server/settings/secrets.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import { createMailer, type MailServer, type Mailer } from './mailer.ts';

type MailSettings = { settings: SystemSettings; secrets: Secrets };

/** Returns a function that returns the mailer of the current settings, or undefined if they name no mail server. */
export function createSettingsMailer(latest: () => MailSettings): () => Mailer | undefined {
  let current: { key: string; mailer: Mailer } | undefined;
  return () => {
    const server = toMailServer(latest());
    if (server === undefined) return undefined;
    const key = JSON.stringify(server);
    if (current?.key !== key) current = { key, mailer: createMailer(server) };
    return current.mailer;
  };
}

function toMailServer({ settings, secrets }: MailSettings): MailServer | undefined {
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
