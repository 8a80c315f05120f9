import type { Secrets } from '#server/settings/secrets.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import { createMailer, type Mailer } from './mailer.ts';

/** The mailer for the mail server in the settings, replaced when they change; undefined while they name none. */
export function createSettingsMailer(
  latest: () => { settings: SystemSettings; secrets: Secrets },
): () => Mailer | undefined {
  let made: { key: string; mailer: Mailer } | undefined;
  return () => {
    const { settings, secrets } = latest();
    const { smtpHost, smtpPort, smtpSecurity, smtpUser, mailFrom, instanceName } = settings;
    if (smtpHost === null || mailFrom === null) return undefined;
    const server = {
      host: smtpHost,
      port: smtpPort,
      security: smtpSecurity,
      login: smtpUser === null ? undefined : { user: smtpUser, pass: secrets.smtpPassword ?? '' },
      from: { name: instanceName, address: mailFrom },
    };
    const key = JSON.stringify(server);
    if (made?.key !== key) made = { key, mailer: createMailer(server) };
    return made.mailer;
  };
}
