import { createMailer } from '#server/mail/mailer.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export const MAIL_FROM = { name: 'Saldo', address: 'saldo@example.org' };

export type MailingApp = {
  app: TestApp;
  /** A test that stops this server puts another one here, which `close` stops. */
  mailServer: MailServer;
  createAnother: (options?: TestAppOptions) => Promise<TestApp>;
  close: () => Promise<void>;
};

/** Creates an app that mails through a real mail server. */
export async function createMailingApp(): Promise<MailingApp> {
  const apps: TestApp[] = [];
  const mailServer = await startMailServer();

  async function createAnother(options: TestAppOptions = {}): Promise<TestApp> {
    const mailer = createMailer({ smtpUrl: mailServer.url, from: MAIL_FROM });
    const another = await createTestApp({ mailer, ...options });
    apps.push(another);
    return another;
  }

  const mailing: MailingApp = {
    app: await createAnother(),
    mailServer,
    createAnother,
    async close() {
      await Promise.all(apps.map((each) => each.close()));
      await mailing.mailServer.stop();
    },
  };
  return mailing;
}
