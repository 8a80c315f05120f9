import { createMailer } from '#server/mail/mailer.ts';
import { changeSettings } from './change-settings.ts';
import { startMailServer, tokenIn, type MailServer, type ReceivedMail } from './mail-server.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import type { TestResponse } from './test-client.ts';

export const PASSWORD = 'plain-horse-battery';
export const OTHER_PASSWORD = 'window-orchard-17';

const FROM = { name: 'Saldo', address: 'saldo@example.org' };

export type ConfirmingApp = Awaited<ReturnType<typeof createConfirmingApp>>;

/**
 * Creates an app that confirms addresses through a real mail server, and the steps of its users. `known@example.org`
 * already has an account.
 */
export async function createConfirmingApp(options: TestAppOptions = {}) {
  const mailServer: MailServer = await startMailServer();
  const mailer = createMailer({ smtpUrl: mailServer.url, from: FROM });
  const app: TestApp = await createTestApp({ mailer, ...options });
  await app.signUp({ email: 'known@example.org' });
  await changeSettings(app, { emailVerification: true });

  async function post(path: string, body: unknown, client = app.visitor()): Promise<TestResponse> {
    const response = await client.post(`/api/auth${path}`, body);
    await app.settled();
    return response;
  }

  async function check(token: string): Promise<Record<string, unknown>> {
    return (await app.visitor().post('/api/auth/verify-email/check', { token })).body;
  }

  function mailsTo(email: string): ReceivedMail[] {
    return mailServer.received.filter(({ recipients }) => recipients.includes(email));
  }

  return {
    app,
    mailServer,
    post,
    mailsTo,
    /** Requests an account, by default with the address alone. */
    signUp: (email: string, fields: Record<string, unknown> = {}) =>
      post('/sign-up/email', { email, termsAccepted: true, ...fields }),
    signIn: (email: string, password = PASSWORD, client = app.visitor()) =>
      post('/sign-in/email', { email, password }, client),
    verify: (token: string, fields: Record<string, unknown> = {}, client = app.visitor()) =>
      post('/verify-email', { token, password: PASSWORD, termsAccepted: true, ...fields }, client),
    /** Requests the data for the screen of a confirmation link. */
    check,
    stateOf: async (token: string): Promise<unknown> => (await check(token)).state,
    /** Waits for the next confirmation mail to this address, and returns its token. */
    takeToken: async (email: string): Promise<string> =>
      tokenIn(await mailServer.take(email), 'verify-email'),
    /** Requests a link for a new password, and returns the token in the mail. */
    async requestResetToken(email: string): Promise<string> {
      await post('/request-password-reset', { email });
      return tokenIn(mailsTo(email).at(-1), 'reset-password');
    },
    async userOf(email: string) {
      const { read } = app.database;
      return await read.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();
    },
    async profileOf(email: string) {
      const { read } = app.database;
      return await read.selectFrom('profiles').selectAll().where('email', '=', email).executeTakeFirst();
    },
    async close(): Promise<void> {
      await app.close();
      await mailServer.stop();
    },
  };
}
