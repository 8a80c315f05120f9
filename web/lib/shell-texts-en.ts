import { app } from '#shared/i18n/en/app.ts';
import { auth } from '#shared/i18n/en/auth.ts';
import { errors, fields } from '#shared/i18n/en/errors.ts';

/** The texts of the screens before the sign-in; the rest follows with the screens that need it. */
export const shellTexts = { app, auth, errors, fields };
