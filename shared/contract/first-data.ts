import type { listCategories } from './categories.ts';
import type { OutputOf } from './endpoint.ts';
import type { Profile } from './profile.ts';
import type { Summary } from './summaries.ts';

/** What the server writes into the app's page for a signed-in person, so that the first screen waits for no request. */
export type FirstData = {
  profile: Profile;
  categories?: OutputOf<typeof listCategories>;
  summary?: Summary;
};

/** The id of the element with it. */
export const FIRST_DATA_ID = 'first-data';
