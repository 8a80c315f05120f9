import { createMailingApp } from './mailing-app.ts';
import type { ReceivedMail } from './mail-server.ts';
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

  async function ask(user: User, newEmail = NEW_EMAIL) {
    const answer = await user.post(EMAIL, { newEmail, password: PASSWORD });
    await mailing.app.settled();
    return answer;
  }

  return Object.assign(mailing, {
    ask,
    /** Requests a change, and returns the tokens in the mails to both addresses. */
    async askForLinks(user: User, newEmail = NEW_EMAIL) {
      await ask(user, newEmail);
      return {
        current: tokenIn(await mailing.mailServer.take(user.email)),
        new: tokenIn(await mailing.mailServer.take(newEmail)),
      };
    },
    follow: (token: string, as: TestClient = mailing.app.visitor()) => as.post(CONFIRM, { token }),
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

export function tokenIn({ text = '' }: ReceivedMail): string {
  return /\/confirm-email\?token=([\w-]{43})&lang=/.exec(text)?.[1] ?? '';
}

export async function addressesOf(user: User): Promise<unknown> {
  return (await user.get('/api/v1/me')).body.email;
}
