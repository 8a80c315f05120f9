import type { en } from '../en/texts.ts';
import type { Shape } from '../shape.ts';
import { app } from './app.ts';
import { auth } from './auth.ts';
import { categories } from './categories.ts';
import { errors, fields } from './errors.ts';
import { location } from './location.ts';
import { premium } from './premium.ts';
import { publicPages } from './public-pages.ts';
import { shortcuts } from './shortcuts.ts';
import { summaries } from './summaries.ts';
import { terms } from './terms.ts';
import { transactions } from './transactions.ts';

export const es = {
  app,
  auth,
  categories,
  errors,
  fields,
  location,
  premium,
  publicPages,
  shortcuts,
  summaries,
  terms,
  transactions,
} satisfies Shape<typeof en>;
