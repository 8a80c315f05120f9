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

/** Returns the effects of these settings; mail goes to the given mail server. */
export function mailEffects(mailServer: MailServer): Record<MailName, Effect> {
  const mailSettings: SettingChanges = {
    smtpHost: '127.0.0.1',
    smtpPort: mailServer.port,
    smtpSecurity: 'none',
    mailFrom: 'money@example.org',
  };
  const findResetMail = createResetMailFinder(mailServer);
  return {
    pageSize: {
      needed: mailSettings,
      newValue: 10,
      observe: readPageSizes,
      before: equalPageSizes(20),
      after: equalPageSizes(10),
    },

    emailVerification: {
      needed: mailSettings,
      newValue: true,
      async observe(others) {
        // The administrator gets a mail about the change.
        await others.app.settled();
        const before = mailServer.received.length;
        const { body } = await signUp(others);
        await others.app.settled();
        return [Object.keys(body).includes('verificationSent'), mailServer.received.length - before];
      },
      before: [false, 0],
      after: [true, 1],
    },

    smtpHost: {
      needed: { ...mailSettings, smtpHost: null },
      newValue: '127.0.0.1',
      observe: findResetMail(),
      before: undefined,
      after: 'there',
    },
    smtpPort: {
      needed: { ...mailSettings, smtpPort: 1 },
      newValue: mailServer.port,
      observe: findResetMail(),
      before: undefined,
      after: 'there',
    },
    smtpSecurity: {
      needed: { ...mailSettings, smtpSecurity: 'tls' },
      newValue: 'none',
      observe: findResetMail(),
      before: undefined,
      after: 'there',
    },
    smtpUser: {
      needed: { ...mailSettings, smtpUser: 'saldo', smtpPassword: 'canary' },
      newValue: null,
      observe: findResetMail('login'),
      before: 'saldo:canary',
      after: 'without a login',
    },
    smtpPassword: {
      needed: { ...mailSettings, smtpUser: 'saldo', smtpPassword: 'old' },
      newValue: 'canary',
      observe: findResetMail('login'),
      before: 'saldo:old',
      after: 'saldo:canary',
    },
    mailFrom: {
      needed: mailSettings,
      newValue: 'other@example.org',
      observe: findResetMail('from'),
      before: 'money@example.org',
      after: 'other@example.org',
    },
  };
}

/** Returns functions that find the mail for a user who has forgotten the password, or its login or sender. */
function createResetMailFinder({ received }: MailServer) {
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
