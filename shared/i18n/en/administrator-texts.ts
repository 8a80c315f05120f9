import { adminTexts as own } from './admin-texts.ts';
import { texts as common } from './texts.ts';

/** The texts of all screens, because administrators use the others too. */
export const texts = {
  ...common,
  ...own,
  errors: { ...common.errors, ...own.errors },
};
