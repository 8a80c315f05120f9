import { APIError } from 'better-auth/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_ORIGIN, TEST_SECRET, type TestApp } from '#server/testing/test-app.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { createIdentity, type Identity } from './identity.ts';
import { IDENTITY_CODES, findIdentityCode, rethrowIdentityError } from './identity-errors.ts';

let app: TestApp;
let identity: Awaited<ReturnType<Identity>>;
beforeAll(async () => {
  app = await createTestApp();
  identity = await createIdentity({
    database: app.database,
    secret: TEST_SECRET,
    baseUrl: TEST_ORIGIN,
    isHttps: false,
    sessionDays: () => 7,
    needsCode: () => Promise.resolve(false),
  })();
});
afterAll(() => app.close());

const NOT_SERVED = 'only the library’s own HTTP paths check it, and none of them is served';
const NO_PROVIDERS = 'there is no sign-in with other services';
const NO_VERIFICATION = 'addresses are not verified by the library';
const OUR_OWN_CHANGE = 'our own code changes addresses, passwords and profiles';

/** Codes that our calls cannot cause, each with the reason. */
const IMPOSSIBLE: Record<string, string> = {
  FAILED_TO_UPDATE_USER: OUR_OWN_CHANGE,
  INVALID_USER: OUR_OWN_CHANGE,
  EMAIL_CAN_NOT_BE_UPDATED: OUR_OWN_CHANGE,
  CHANGE_EMAIL_DISABLED: OUR_OWN_CHANGE,
  EMAIL_MISMATCH: OUR_OWN_CHANGE,
  USER_ALREADY_HAS_PASSWORD: OUR_OWN_CHANGE,
  PASSWORD_ALREADY_SET: OUR_OWN_CHANGE,
  SESSION_EXPIRED: OUR_OWN_CHANGE,
  SESSION_NOT_FRESH: OUR_OWN_CHANGE,
  INVALID_TOKEN: 'our own code makes the links for a new password',
  TOKEN_EXPIRED: 'our own code makes the links for a new password',
  SOCIAL_ACCOUNT_ALREADY_LINKED: NO_PROVIDERS,
  LINKED_ACCOUNT_ALREADY_EXISTS: NO_PROVIDERS,
  PROVIDER_NOT_FOUND: NO_PROVIDERS,
  ID_TOKEN_NOT_SUPPORTED: NO_PROVIDERS,
  FAILED_TO_GET_USER_INFO: NO_PROVIDERS,
  USER_EMAIL_NOT_FOUND: NO_PROVIDERS,
  FAILED_TO_UNLINK_LAST_ACCOUNT: NO_PROVIDERS,
  ACCOUNT_NOT_FOUND: NO_PROVIDERS,
  EMAIL_NOT_VERIFIED: NO_VERIFICATION,
  EMAIL_ALREADY_VERIFIED: NO_VERIFICATION,
  VERIFICATION_EMAIL_NOT_ENABLED: NO_VERIFICATION,
  FAILED_TO_CREATE_VERIFICATION: NO_VERIFICATION,
  INVALID_ORIGIN: NOT_SERVED,
  MISSING_OR_NULL_ORIGIN: NOT_SERVED,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: NOT_SERVED,
  INVALID_CALLBACK_URL: NOT_SERVED,
  INVALID_REDIRECT_URL: NOT_SERVED,
  INVALID_ERROR_CALLBACK_URL: NOT_SERVED,
  INVALID_NEW_USER_CALLBACK_URL: NOT_SERVED,
  CALLBACK_URL_REQUIRED: NOT_SERVED,
  METHOD_NOT_ALLOWED_DEFER_SESSION_REQUIRED: NOT_SERVED,
  ASYNC_VALIDATION_NOT_SUPPORTED: 'the library validates no field that we added to the user',
};

describe('an error code of the identity library', () => {
  it('is either mapped to our code or known to be impossible', () => {
    const codes = Object.keys(identity.$ERROR_CODES).toSorted();
    expect(codes.length).toBeGreaterThan(40);
    const known = [...Object.keys(IDENTITY_CODES), ...Object.keys(IMPOSSIBLE)];
    expect(known.toSorted()).toEqual(codes);
  });

  it.each(Object.entries(IDENTITY_CODES))(
    '%s becomes %s, which has a text in every language',
    (theirs, ours) => {
      const error = APIError.from('BAD_REQUEST', { code: theirs, message: 'text of the library' });
      expect(() => rethrowIdentityError(error)).toThrow(expect.objectContaining({ code: ours }));
      for (const language of LANGUAGES) {
        const errors: Record<string, string> = TEXTS[language].screens.errors;
        expect([language, errors[ours]]).toEqual([language, expect.stringMatching(/./)]);
      }
    },
  );

  it('stays an unexpected failure if it is new, and never shows in a response', () => {
    const error = APIError.from('BAD_REQUEST', { code: 'NEVER_HEARD_OF', message: 'new' });
    expect(findIdentityCode(error)).toBeUndefined();
    expect(() => rethrowIdentityError(error)).toThrow(error);
  });
});
