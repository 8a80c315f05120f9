import { createMailingApp } from './mailing-app.ts';
import { tokenIn } from './mail-server.ts';
import type { TestClient } from './test-client.ts';

export const EMAIL = '/api/v1/me/email';
const CONFIRM = '/api/auth/email-change/confirm';
export const CANCEL = '/api/auth/email-change/cancel';
export const SIGN_IN = '/api/auth/sign-in/email';
export const PASSWORD = 'plain-horse-battery';
export const NEW_EMAIL = 'new-address@example.org';
export const HOUR_MS = 60 * 60_000;

type User = TestClient & { email: string };

export type EmailChangeApp = Awaited<ReturnType<typeof createEmailChangeApp>>;

/** Creates an app that mails through a real mail server, and the steps of a change of address. */
export async function createEmailChangeApp() {
  const mailing = await createMailingApp();

  async function requestChange(user: User, newEmail = NEW_EMAIL) {
    const response = await user.post(EMAIL, { newEmail, password: PASSWORD });
    await mailing.app.settled();
    return response;
  }

  return Object.assign(mailing, {
    requestChange,
    /** Requests a change, and returns the tokens in the mails to both addresses. */
    async requestTokens(user: User, newEmail = NEW_EMAIL) {
      await requestChange(user, newEmail);
      return {
        current: tokenIn(await mailing.mailServer.take(user.email), 'confirm-email'),
        new: tokenIn(await mailing.mailServer.take(newEmail), 'confirm-email'),
      };
    },
    confirm: (token: string, client: TestClient = mailing.app.visitor()) => client.post(CONFIRM, { token }),
    async storedAddresses() {
      const { read } = mailing.app.database;
      const users = await read.selectFrom('user').select('email').orderBy('id').execute();
      const profiles = await read.selectFrom('profiles').select('email').orderBy('user_id').execute();
      return { users: users.map(({ email }) => email), profiles: profiles.map(({ email }) => email) };
    },
    async signInStatus(email: string): Promise<number> {
      return (await mailing.app.visitor().post(SIGN_IN, { email, password: PASSWORD })).status;
    },
  });
}

export async function readEmail(user: User): Promise<unknown> {
  return (await user.get('/api/v1/me')).body.email;
}
