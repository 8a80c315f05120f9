import { app } from '#shared/i18n/es/app.ts';
import { auth } from '#shared/i18n/es/auth.ts';
import { errors, fields } from '#shared/i18n/es/errors.ts';

export const shellTexts = { app, auth, errors, fields };
