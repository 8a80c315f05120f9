import { app } from './app.ts';
import { consent } from './consent.ts';
import { landing } from './landing.ts';
import { legal } from './legal.ts';
import { privacy } from './privacy.ts';
import { publicPages } from './public-pages.ts';
import { terms } from './terms-and-conditions.ts';

/** The texts of the prerendered pages, which the app does not need. */
export const pageTexts = { app, consent, landing, legal, privacy, publicPages, terms };
