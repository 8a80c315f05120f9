import type { Screen } from './screen.ts';
import { accountScreens } from './screens/accounts.ts';
import { administrationScreens } from './screens/administration.ts';
import { dashboardScreens } from './screens/dashboard.ts';
import { guestScreens } from './screens/guests.ts';
import { importScreens } from './screens/imports.ts';
import { insightScreens } from './screens/insights.ts';
import { planningScreens } from './screens/planning.ts';
import { profileScreens } from './screens/profile.ts';
import { recurringScreens } from './screens/recurring.ts';
import { reportScreens } from './screens/reports.ts';
import { settingsScreens } from './screens/settings.ts';
import { supportScreens } from './screens/support.ts';
import { transactionScreens } from './screens/transactions.ts';
import { transferScreens } from './screens/transfers.ts';
import { twoStepScreens } from './screens/two-step.ts';

/** Every route with all states that look different. */
export const SCREENS: readonly Screen[] = [
  ...guestScreens,
  ...dashboardScreens,
  ...transactionScreens,
  ...importScreens,
  ...accountScreens,
  ...transferScreens,
  ...recurringScreens,
  ...planningScreens,
  ...insightScreens,
  ...supportScreens,
  ...reportScreens,
  ...profileScreens,
  ...twoStepScreens,
  ...administrationScreens,
  ...settingsScreens,
];
