import { randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '#server/http/app-error.ts';

export type SetupCode = ReturnType<typeof createSetupCode>;

/**
 * The one-time code that proves ownership of the server: printed at start while nobody administers it,
 * and worth the administrator's role to the sign-up that brings it.
 */
export function createSetupCode(options: {
  adminEmail: string | undefined;
  hasAdmin: () => Promise<boolean>;
}) {
  const code = randomBytes(12).toString('base64url');
  let isSpent = false;

  return {
    code,

    /** Whether anybody may still become administrator with the code. */
    isOpen: async () => !isSpent && !(await options.hasAdmin()),

    /**
     * Runs the sign-up of the administrator, who brings the code. Throws `setupCodeWrong` for a wrong or
     * spent code, or another e-mail than `ADMIN_EMAIL`.
     */
    async redeem<T>(given: string, email: string, signUp: () => Promise<T>): Promise<T> {
      const isRight =
        !isSpent &&
        isSameText(given, code) &&
        (options.adminEmail === undefined || options.adminEmail === email) &&
        !(await options.hasAdmin());
      // Asked again after the wait above: two sign-ups may bring the code at the same moment.
      if (!isRight || isSpent) throw new AppError('setupCodeWrong');
      isSpent = true;
      try {
        return await signUp();
      } catch (error) {
        isSpent = false;
        throw error;
      }
    },
  };
}

function isSameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
