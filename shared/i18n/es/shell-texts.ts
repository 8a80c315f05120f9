import type { texts as en } from '../en/shell-texts.ts';
import type { Shape } from '../shape.ts';
import { app } from './app.ts';
import { auth } from './auth.ts';
import { errors, fields } from './errors.ts';

export const texts = { app, auth, errors, fields } satisfies Shape<typeof en>;
