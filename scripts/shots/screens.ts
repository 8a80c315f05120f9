import type { Screen } from './screen.ts';
import { administrationScreens } from './screens/administration.ts';
import { dashboardScreens } from './screens/dashboard.ts';
import { guestScreens } from './screens/guests.ts';
import { importScreens } from './screens/imports.ts';
import { profileScreens } from './screens/profile.ts';
import { settingsScreens } from './screens/settings.ts';
import { transactionScreens } from './screens/transactions.ts';

/** Every route with all states that look different. */
export const SCREENS: readonly Screen[] = [
  ...guestScreens,
  ...dashboardScreens,
  ...transactionScreens,
  ...importScreens,
  ...profileScreens,
  ...administrationScreens,
  ...settingsScreens,
];
