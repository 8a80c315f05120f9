import type { listCategories } from './categories.ts';
import type { OutputOf } from './endpoint.ts';
import type { Instance } from './instance.ts';
import type { Profile } from './profile.ts';
import type { listUpcoming } from './recurring.ts';
import type { Summary } from './summaries.ts';

/**
 * What the server writes into the app's page, so that the first screen waits for no request: the public facts, and
 * for a signed-in person what is theirs.
 */
export type FirstData = {
  instance?: Instance;
  profile?: Profile;
  categories?: OutputOf<typeof listCategories>;
  summary?: Summary;
  /** What recurring transactions add in the next days. */
  coming?: OutputOf<typeof listUpcoming>;
};

/** The id of the element with it. */
export const FIRST_DATA_ID = 'first-data';
