import type { QueryClient } from '@tanstack/react-query';
import { PAGE_PATHS, paths } from '#shared/paths.ts';
import { lazyPart } from '#web/lib/navigation/part.ts';
import type { Frame, Table } from '#web/lib/navigation/screens.ts';
import { requireAdmin, requireSignedIn } from './guards.ts';
import type { laterPages } from './later-pages.ts';
import { openFrames } from './open-frames.ts';
import { screen, withTexts } from './screen.ts';
import { signedInPages } from './signed-in-pages.ts';

/** The table of screens, in the order of spec section 2. */
export function screenTable(queryClient: QueryClient): Table {
  return {
    documents: PAGE_PATHS,
    redirects: { [paths.admin]: paths.adminDashboard },
    frames: [...openFrames(queryClient), signedInFrame(queryClient), adminFrame(queryClient)],
  };
}

/** The page error loads with the layouts that show it, so that the screens before the sign-in stay small. */
const PageError = lazyPart(async () => (await import('./page-error.tsx')).PageError);

const LATER_SCREENS = [
  'addTransfer',
  'import',
  'categories',
  'accounts',
  'recurring',
  'budgets',
  'goals',
  'reports',
  'reportsMonth',
  'reportsTable',
  'reportsSavings',
  'reportsCompare',
  'reportsYear',
  'reportsCalendar',
  'reportsMerchants',
  'insights',
  'insightsForecast',
  'insightsAsk',
  'profile',
  'premium',
  'support',
] as const;

function signedInFrame(queryClient: QueryClient): Frame {
  return {
    name: 'signed-in',
    guard: requireSignedIn(queryClient),
    Layout: lazyPart(
      async () => (await withTexts(import('./layouts/signed-in-layout.tsx'), 'signedIn')).SignedInLayout,
    ),
    PageError,
    screens: [
      screen('transactions', signedInPages.transactions),
      screen('deletedTransactions', laterPage('deletedTransactions')),
      screen('dashboard', signedInPages.dashboard, 'signedIn'),
      screen('addExpense', signedInPages.addExpense, 'signedIn'),
      screen('addIncome', signedInPages.addIncome, 'signedIn'),
      ...LATER_SCREENS.map((name) => screen(name, laterPage(name))),
    ],
  };
}

const ADMIN_SCREENS = [
  'adminDashboard',
  'adminUsers',
  'adminOnlineUsers',
  'adminNotifications',
  'adminSupport',
  'adminSettings',
  'adminAudit',
] as const;

function adminFrame(queryClient: QueryClient): Frame {
  return {
    name: 'admin',
    guard: requireAdmin(queryClient),
    Layout: lazyPart(
      async () => (await withTexts(import('./layouts/admin-layout.tsx'), 'admin')).AdminLayout,
    ),
    PageError,
    screens: ADMIN_SCREENS.map((name) => screen(name, laterPage(name), 'admin')),
  };
}

function laterPage(name: keyof typeof laterPages) {
  return async () => (await import('./later-pages.ts')).laterPages[name]();
}
