import { afterAll, beforeEach } from 'vitest';
import { startMailServer, type MailServer } from '#server/testing/mail-server.ts';
import type { ServerInUse } from './server.ts';
import { openServer } from './stage.ts';
import { changeStoredSettings } from './stored-settings.ts';

/** Starts a server with a mail server. Anybody can sign up, unless a test changes that. */
export async function openRegistrationServer(): Promise<{ server: ServerInUse; mailServer: MailServer }> {
  const mailServer = await startMailServer();
  afterAll(() => mailServer.stop());
  const server = await openServer({
    env: { SMTP_URL: mailServer.url, MAIL_FROM: 'saldo@example.org', SUPPORT_EMAIL: 'help@example.org' },
  });
  beforeEach(() =>
    changeStoredSettings(server, {
      registration: 'open',
      emailVerification: false,
      minPasswordLength: 6,
      isReadOnly: false,
    }),
  );
  return { server, mailServer };
}
