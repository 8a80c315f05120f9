import type { SettingChanges } from '#shared/contract/system-settings.ts';
import type { MailServer } from './mail-server.ts';
import { equalPageSizes, readPageSizes } from './page-sizes.ts';
import { signUp, type Effect, type Others } from './setting-effect.ts';

/** The settings whose effect is a mail. */
export type MailName =
  | 'pageSize'
  | 'emailVerification'
  | 'smtpHost'
  | 'smtpPort'
  | 'smtpSecurity'
  | 'smtpUser'
  | 'smtpPassword'
  | 'mailFrom';

/** The effects of these settings; mail goes to the given mail server. */
export function mailEffects(mailServer: MailServer): Record<MailName, Effect> {
  const working: SettingChanges = {
    smtpHost: '127.0.0.1',
    smtpPort: mailServer.port,
    smtpSecurity: 'none',
    mailFrom: 'money@example.org',
  };
  const resetMail = mailOfResets(mailServer);
  return {
    pageSize: {
      given: working,
      to: 10,
      seen: readPageSizes,
      was: equalPageSizes(20),
      is: equalPageSizes(10),
    },

    emailVerification: {
      given: working,
      to: true,
      async seen(others) {
        // The administrator gets a mail about the change.
        await others.app.settled();
        const before = mailServer.received.length;
        const answer = await signUp(others);
        await others.app.settled();
        return [Object.keys(answer.body).includes('verificationSent'), mailServer.received.length - before];
      },
      was: [false, 0],
      is: [true, 1],
    },

    smtpHost: {
      given: { ...working, smtpHost: null },
      to: '127.0.0.1',
      seen: resetMail(),
      was: undefined,
      is: 'there',
    },
    smtpPort: {
      given: { ...working, smtpPort: 1 },
      to: mailServer.port,
      seen: resetMail(),
      was: undefined,
      is: 'there',
    },
    smtpSecurity: {
      given: { ...working, smtpSecurity: 'tls' },
      to: 'none',
      seen: resetMail(),
      was: undefined,
      is: 'there',
    },
    smtpUser: {
      given: { ...working, smtpUser: 'saldo', smtpPassword: 'canary' },
      to: null,
      seen: resetMail('login'),
      was: 'saldo:canary',
      is: 'without a login',
    },
    smtpPassword: {
      given: { ...working, smtpUser: 'saldo', smtpPassword: 'old' },
      to: 'canary',
      seen: resetMail('login'),
      was: 'saldo:old',
      is: 'saldo:canary',
    },
    mailFrom: {
      given: working,
      to: 'other@example.org',
      seen: resetMail('from'),
      was: 'money@example.org',
      is: 'other@example.org',
    },
  };
}

/** The mail for a user who has forgotten the password. */
function mailOfResets({ received }: MailServer) {
  return (part?: 'login' | 'from') =>
    async ({ app }: Others) => {
      const { email } = await app.signUp();
      await app.visitor().post('/api/auth/request-password-reset', { email });
      await app.settled();
      const mail = received.find(({ recipients }) => recipients.includes(email));
      if (part === 'login') return mail && (mail.login ?? 'without a login');
      return part === 'from' ? mail?.from?.address : mail && 'there';
    };
}
