import { app } from './app.ts';
import { auth } from './auth.ts';
import { errors, fields } from './errors.ts';

/** The texts of the screens before the sign-in. Later screens load theirs. */
export const texts = { app, auth, errors, fields };
