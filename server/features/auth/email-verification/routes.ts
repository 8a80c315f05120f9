import { checkEmailVerification, verifyEmail } from '#shared/contract/email-verification.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { EmailVerifications } from './verifications.ts';

export function mountEmailVerification(app: App, verifications: EmailVerifications): void {
  mount(app, checkEmailVerification, async ({ body }) => ({ state: await verifications.check(body.token) }));

  mount(app, verifyEmail, async ({ body }) => {
    await verifications.verify(body.token);
    return SUCCESS;
  });
}
