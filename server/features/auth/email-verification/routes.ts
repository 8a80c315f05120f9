import { checkEmailVerification, verifyEmail } from '#shared/contract/email-verification.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { RequireGoodPassword } from '../passwords.ts';
import type { SignInWithPassword } from '../sign-in-with-password.ts';
import type { EmailVerifications } from './verifications.ts';

export type EmailVerificationOptions = {
  verifications: EmailVerifications;
  requireGoodPassword: RequireGoodPassword;
  signInWithPassword: SignInWithPassword;
};

export function mountEmailVerification(app: App, options: EmailVerificationOptions): void {
  const { verifications } = options;

  mount(app, checkEmailVerification, ({ body }) => verifications.check(body.token));

  mount(app, verifyEmail, async ({ body, http }) => {
    const { password } = body;
    await options.requireGoodPassword('password', password);
    const email = await verifications.verify(body);
    return await options.signInWithPassword(http, { email, password });
  });
}
