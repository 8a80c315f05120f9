import type { Config } from '#server/config.ts';
import type { FixedSettings } from './setting-changes.ts';

/** Returns the settings that the environment sets, which screens only show. */
export function fixedSettings({
  publicUrl,
  supportEmail,
  mail,
}: Pick<Config, 'publicUrl' | 'supportEmail' | 'mail'>): FixedSettings {
  return {
    ...(publicUrl === undefined ? {} : { publicUrl: { value: publicUrl, variable: 'BASE_URL' } }),
    ...(supportEmail === undefined
      ? {}
      : { supportEmail: { value: supportEmail, variable: 'SUPPORT_EMAIL' } }),
    ...(mail === undefined ? {} : fixedMail(mail)),
  };
}

function fixedMail({ smtpUrl, from }: NonNullable<Config['mail']>): FixedSettings {
  const { protocol, hostname, port, username } = new URL(smtpUrl);
  const variable = 'SMTP_URL';
  const isTls = protocol === 'smtps:';
  return {
    smtpHost: { value: hostname, variable },
    smtpPort: { value: port === '' ? (isTls ? 465 : 587) : Number(port), variable },
    smtpSecurity: { value: isTls ? 'tls' : 'starttls', variable },
    smtpUser: { value: username === '' ? null : decodeURIComponent(username), variable },
    mailFrom: { value: from.address, variable: 'MAIL_FROM' },
  };
}
