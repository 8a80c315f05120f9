import type { QueryClient } from '@tanstack/react-query';
import { PAGE_PATHS, paths } from '#shared/paths.ts';
import { fetched, present } from '#web/lib/navigation/part.ts';
import type { Frame, Table } from '#web/lib/navigation/screens.ts';
import { findProfile, requireAdmin, requireGuest, requireSignedIn } from './guards.ts';
import { GuestLayout } from './layouts/guest-layout.tsx';
import type { laterPages } from './later-pages.ts';
import { screen, screenAt, withTexts } from './screen.ts';
import { signedInPages } from './signed-in-pages.ts';

/** The table of screens: spec section 2, line for line. */
export function screenTable(queryClient: QueryClient): Table {
  return {
    documents: PAGE_PATHS,
    redirects: { [paths.admin]: paths.adminDashboard },
    frames: [
      unknownFrame(queryClient),
      guestFrame(queryClient),
      mailedFrame,
      signedInFrame(queryClient),
      adminFrame(queryClient),
    ],
  };
}

function unknownFrame(queryClient: QueryClient): Frame {
  return {
    name: 'public',
    guard: findProfile(queryClient),
    Layout: fetched(
      async () =>
        (await withTexts(import('./layouts/unknown-address-layout.tsx'), 'all')).UnknownAddressLayout,
    ),
    screens: [screenAt('*', 'notFound', () => import('#web/pages/not-found.tsx'))],
  };
}

function guestFrame(queryClient: QueryClient): Frame {
  return {
    name: 'guest',
    guard: requireGuest(queryClient),
    Layout: present(GuestLayout),
    screens: [
      screen('login', () => import('#web/pages/login.tsx'), 'shell'),
      screen('signup', () => import('#web/pages/signup.tsx'), 'shell'),
      screen('forgotPassword', () => import('#web/pages/forgot-password.tsx')),
    ],
  };
}

/** The screens of mailed links, for guests and signed-in people. */
const mailedFrame: Frame = {
  name: 'mailed',
  Layout: present(GuestLayout),
  screens: [
    screen('resetPassword', () => import('#web/pages/reset-password.tsx')),
    screen('confirmEmail', () => import('#web/pages/confirm-email.tsx')),
    screen('verifyEmail', () => import('#web/pages/verify-email.tsx')),
  ],
};

/** It loads with the layouts that show it, so that earlier screens stay small. */
const PageError = fetched(async () => (await import('./page-error.tsx')).PageError);

function signedInFrame(queryClient: QueryClient): Frame {
  return {
    name: 'signed-in',
    guard: requireSignedIn(queryClient),
    Layout: fetched(
      async () => (await withTexts(import('./layouts/signed-in-layout.tsx'), 'signedIn')).SignedInLayout,
    ),
    PageError,
    screens: [
      screen('transactions', signedInPages.transactions),
      screen('deletedTransactions', laterPage('deletedTransactions')),
      screen('dashboard', signedInPages.dashboard, 'signedIn'),
      screen('addExpense', signedInPages.addExpense, 'signedIn'),
      screen('addIncome', signedInPages.addIncome, 'signedIn'),
      screen('import', laterPage('import')),
      screen('profile', laterPage('profile')),
      screen('premium', laterPage('premium')),
    ],
  };
}

const ADMIN_SCREENS = [
  'adminDashboard',
  'adminUsers',
  'adminOnlineUsers',
  'adminNotifications',
  'adminSettings',
  'adminAudit',
] as const;

function adminFrame(queryClient: QueryClient): Frame {
  return {
    name: 'admin',
    guard: requireAdmin(queryClient),
    Layout: fetched(async () => (await withTexts(import('./layouts/admin-layout.tsx'), 'admin')).AdminLayout),
    PageError,
    screens: ADMIN_SCREENS.map((name) => screen(name, laterPage(name), 'admin')),
  };
}

function laterPage(name: keyof typeof laterPages) {
  return async () => (await import('./later-pages.ts')).laterPages[name]();
}
