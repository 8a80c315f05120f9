import type { listCategories } from './categories.ts';
import type { OutputOf } from './endpoint.ts';
import type { Instance } from './instance.ts';
import type { Profile } from './profile.ts';
import type { listComing } from './recurring-coming.ts';
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
  /** The first payments of the next days; missing while what repeats is still being recognised. */
  coming?: OutputOf<typeof listComing>;
};

/** The id of the element with it. */
export const FIRST_DATA_ID = 'first-data';
