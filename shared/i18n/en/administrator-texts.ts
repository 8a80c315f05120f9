import { adminTexts as own } from './admin-texts.ts';
import { texts as common } from './texts.ts';

/** The texts of every screen: administrators use the others as well. */
export const texts = {
  ...common,
  ...own,
  errors: { ...common.errors, ...own.errors },
};
