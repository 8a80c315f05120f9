import type { listCategories } from './categories.ts';
import type { OutputOf } from './endpoint.ts';
import type { Instance } from './instance.ts';
import type { Profile } from './profile.ts';
import type { listComing } from './recurring-coming.ts';
import type { Summary } from './summaries.ts';

/**
 * The data that the server writes into the app's page, so that the first screen waits for no request. Only signed-in
 * users get more than `instance`.
 */
export type FirstData = {
  instance?: Instance;
  profile?: Profile;
  categories?: OutputOf<typeof listCategories>;
  summary?: Summary;
  /** The first payments of the next days; missing while repeating payments are still being recognised. */
  coming?: OutputOf<typeof listComing>;
};

/** The id of the page's element that holds the data. */
export const FIRST_DATA_ID = 'first-data';
