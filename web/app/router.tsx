import type { QueryClient } from '@tanstack/react-query';
import {
  createBrowserRouter,
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import { PAGE_PATHS, paths } from '#shared/paths.ts';
import { ErrorPage } from './error-page.tsx';
import { requireAdmin, requireGuest, requireSignedIn } from './guards.ts';
import { GuestLayout } from './layouts/guest-layout.tsx';
import { Root } from './root.tsx';
import { ADMIN_ROUTE, SIGNED_IN_ROUTE } from './route-handle.ts';
import type { laterPages } from './later-pages.ts';
import { lazyPage, screen, withTexts } from './screen.ts';
import { Splash } from './splash.tsx';
import { signedInPages } from './signed-in-pages.ts';

/** The table of screens: spec section 2, line for line. */
export function createRouter(queryClient: QueryClient) {
  return createBrowserRouter(
    inExactCase([
      {
        element: <Root />,
        errorElement: <ErrorPage />,
        hydrateFallbackElement: <Splash />,
        children: [
          ...pagesOfServer(),
          publicScreens(),
          guestScreens(queryClient),
          mailedScreens(),
          signedInScreens(queryClient),
          { path: paths.admin, loader: () => redirect(paths.adminDashboard) },
          adminScreens(queryClient),
        ],
      },
    ]),
  );
}

/** The server sends these pages, which are not part of the app. */
function pagesOfServer(): RouteObject[] {
  return PAGE_PATHS.map((path) => ({
    path,
    loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url),
  }));
}

function publicScreens(): RouteObject {
  return {
    lazy: { Component: publicLayout },
    children: [{ path: '*', ...lazyPage('notFound', () => import('#web/pages/not-found.tsx')) }],
  };
}

function guestScreens(queryClient: QueryClient): RouteObject {
  return {
    element: <GuestLayout />,
    loader: requireGuest(queryClient),
    children: [
      screen('login', () => import('#web/pages/login.tsx'), 'shell'),
      screen('signup', () => import('#web/pages/signup.tsx'), 'shell'),
      screen('forgotPassword', () => import('#web/pages/forgot-password.tsx')),
    ],
  };
}

/** The screens of mailed links, for guests and signed-in people. */
function mailedScreens(): RouteObject {
  return {
    element: <GuestLayout />,
    children: [
      screen('resetPassword', () => import('#web/pages/reset-password.tsx')),
      screen('confirmEmail', () => import('#web/pages/confirm-email.tsx')),
      screen('verifyEmail', () => import('#web/pages/verify-email.tsx')),
    ],
  };
}

function signedInScreens(queryClient: QueryClient): RouteObject {
  const children = [
    screen('transactions', signedInPages.transactions),
    screen('deletedTransactions', laterPage('deletedTransactions')),
    screen('dashboard', signedInPages.dashboard, 'signedIn'),
    screen('addExpense', signedInPages.addExpense, 'signedIn'),
    screen('addIncome', signedInPages.addIncome, 'signedIn'),
    screen('profile', laterPage('profile')),
    screen('premium', laterPage('premium')),
  ];
  return {
    id: SIGNED_IN_ROUTE,
    loader: requireSignedIn(queryClient),
    lazy: { Component: signedInLayout },
    children: withPageError(children),
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

function adminScreens(queryClient: QueryClient): RouteObject {
  const children = ADMIN_SCREENS.map((name) => screen(name, laterPage(name), 'admin'));
  return {
    id: ADMIN_ROUTE,
    loader: requireAdmin(queryClient),
    lazy: { Component: adminLayout },
    children: withPageError(children),
  };
}

function laterPage(name: keyof typeof laterPages) {
  return async () => (await import('./later-pages.ts')).laterPages[name]();
}

/** The server distinguishes `/Dashboard` from `/dashboard`, and so does the router. */
function inExactCase(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) =>
    route.children === undefined
      ? { ...route, caseSensitive: true }
      : { ...route, children: inExactCase(route.children) },
  );
}

async function publicLayout() {
  return (await withTexts(import('./layouts/public-layout.tsx'), 'all')).PublicLayout;
}

async function signedInLayout() {
  return (await withTexts(import('./layouts/signed-in-layout.tsx'), 'signedIn')).SignedInLayout;
}

async function adminLayout() {
  return (await withTexts(import('./layouts/admin-layout.tsx'), 'admin')).AdminLayout;
}

/** Keeps the layout when a screen fails. The error page loads with it, so that earlier screens stay small. */
function withPageError(children: RouteObject[]): RouteObject[] {
  const ErrorBoundary = async () => (await import('./page-error.tsx')).PageError;
  return [{ lazy: { ErrorBoundary }, children }];
}
