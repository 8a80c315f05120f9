import { createMailingApp } from './mailing-app.ts';
import { tokenIn } from './mail-server.ts';

export const REQUEST = '/api/auth/request-password-reset';
export const RESET = '/api/auth/reset-password';
export const SIGN_IN = '/api/auth/sign-in/email';
export const OLD_PASSWORD = 'plain-horse-battery';
export const NEW_PASSWORD = 'window-orchard-17';
export const MINUTE_MS = 60_000;
const CHECK = '/api/auth/reset-password/check';

export type PasswordResetApp = Awaited<ReturnType<typeof createPasswordResetApp>>;

/** Creates an app that mails through a real mail server, and the steps of somebody who forgot their password. */
export async function createPasswordResetApp() {
  const mailing = await createMailingApp();

  async function request(email: string, app = mailing.app) {
    const response = await app.visitor().post(REQUEST, { email });
    await app.settled();
    return response;
  }

  return Object.assign(mailing, {
    request,
    async requestLink(email: string): Promise<string> {
      await request(email);
      return tokenIn(await mailing.mailServer.take(email), 'reset-password');
    },
    async stateOf(token: string): Promise<unknown> {
      return (await mailing.app.visitor().post(CHECK, { token })).body.state;
    },
    reset: (token: string, newPassword = NEW_PASSWORD) =>
      mailing.app.visitor().post(RESET, { token, newPassword }),
    async signInStatus(email: string, password: string): Promise<number> {
      return (await mailing.app.visitor().post(SIGN_IN, { email, password })).status;
    },
    outboxRows: () => mailing.app.database.read.selectFrom('outbox').selectAll().orderBy('id').execute(),
  });
}
