import { adminTexts as ownTexts } from './admin-texts.ts';
import { en } from './texts.ts';

/** The texts of every screen: administrators use the others as well. */
export const administratorTexts = {
  ...en,
  ...ownTexts,
  errors: { ...en.errors, ...ownTexts.errors },
};
