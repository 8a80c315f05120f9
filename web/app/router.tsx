import type { QueryClient } from '@tanstack/react-query';
import {
  createBrowserRouter,
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import { PAGE_PATHS, paths } from '#shared/paths.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { loadTexts, type Extent } from '#web/lib/language/i18n.ts';
import { ErrorPage } from './error-page.tsx';
import { requireAdmin, requireGuest, requireSignedIn } from './guards.ts';
import { GuestLayout } from './layouts/guest-layout.tsx';
import { Root } from './root.tsx';
import { ADMIN_ROUTE, SIGNED_IN_ROUTE, type RouteHandle } from './route-handle.ts';
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
          // These are pages without the app, which the server sends.
          ...PAGE_PATHS.map((path) => ({
            path,
            loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url),
          })),
          {
            lazy: { Component: publicLayout },
            children: [
              { path: '*', lazy: page(() => import('#web/pages/not-found.tsx')), handle: title('notFound') },
            ],
          },
          {
            element: <GuestLayout />,
            loader: requireGuest(queryClient),
            children: [
              {
                path: paths.login,
                lazy: page(() => import('#web/pages/login.tsx'), 'shell'),
                handle: title('login'),
              },
              {
                path: paths.signup,
                lazy: page(() => import('#web/pages/signup.tsx'), 'shell'),
                handle: title('signup'),
              },
              {
                path: paths.forgotPassword,
                lazy: page(() => import('#web/pages/forgot-password.tsx')),
                handle: title('forgotPassword'),
              },
            ],
          },
          {
            // Links that were mailed: whoever has one may be signed in or not.
            element: <GuestLayout />,
            children: [
              {
                path: paths.resetPassword,
                lazy: page(() => import('#web/pages/reset-password.tsx')),
                handle: title('resetPassword'),
              },
              {
                path: paths.confirmEmail,
                lazy: page(() => import('#web/pages/confirm-email.tsx')),
                handle: title('confirmEmail'),
              },
              {
                path: paths.verifyEmail,
                lazy: page(() => import('#web/pages/verify-email.tsx')),
                handle: title('verifyEmail'),
              },
            ],
          },
          {
            id: SIGNED_IN_ROUTE,
            loader: requireSignedIn(queryClient),
            lazy: { Component: signedInLayout },
            children: [
              {
                lazy: { ErrorBoundary: pageError },
                children: [
                  {
                    path: paths.transactions,
                    lazy: page(signedInPages.transactions),
                    handle: title('transactions'),
                  },
                  {
                    path: paths.dashboard,
                    lazy: page(signedInPages.dashboard, 'signedIn'),
                    handle: title('dashboard'),
                  },
                  {
                    path: paths.addExpense,
                    lazy: page(signedInPages.addExpense, 'signedIn'),
                    handle: title('addExpense'),
                  },
                  {
                    path: paths.addIncome,
                    lazy: page(signedInPages.addIncome, 'signedIn'),
                    handle: title('addIncome'),
                  },
                  { path: paths.profile, lazy: page(signedInPages.profile), handle: title('profile') },
                  { path: paths.premium, lazy: page(signedInPages.premium), handle: title('premium') },
                ],
              },
            ],
          },
          { path: paths.admin, loader: () => redirect(paths.adminDashboard) },
          {
            id: ADMIN_ROUTE,
            loader: requireAdmin(queryClient),
            lazy: { Component: adminLayout },
            children: [
              {
                lazy: { ErrorBoundary: pageError },
                children: ADMIN_SCREENS.map((screen) => ({
                  path: paths[screen],
                  lazy: page(adminPage(screen), 'admin'),
                  handle: title(screen),
                })),
              },
            ],
          },
        ],
      },
    ]),
  );
}

const ADMIN_SCREENS = [
  'adminDashboard',
  'adminUsers',
  'adminOnlineUsers',
  'adminNotifications',
  'adminSettings',
  'adminAudit',
] as const;

/** The server tells `/Dashboard` from `/dashboard`, and so do the screens. */
function inExactCase(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) =>
    route.children === undefined
      ? { ...route, caseSensitive: true }
      : { ...route, children: inExactCase(route.children) },
  );
}

/** A screen and the texts it needs, fetched when it is gone to. */
function page(load: () => Promise<{ default: () => React.ReactNode }>, texts: Extent = 'all') {
  return {
    Component: async () => {
      const [module] = await Promise.all([load(), loadTexts(texts)]).catch(notFetched);
      return module.default;
    },
  };
}

function notFetched(): never {
  throw new ApiError('offline');
}

function title(key: RouteHandle['title']): RouteHandle {
  return { title: key };
}

async function publicLayout() {
  const [{ PublicLayout }] = await Promise.all([import('./layouts/public-layout.tsx'), loadTexts('all')]);
  return PublicLayout;
}

async function signedInLayout() {
  const [{ SignedInLayout }] = await Promise.all([
    import('./layouts/signed-in-layout.tsx'),
    loadTexts('signedIn'),
  ]);
  return SignedInLayout;
}

/** Of no use to most people, whose first screens need not even name these. */
function adminPage(screen: (typeof ADMIN_SCREENS)[number]) {
  return async () => (await import('./admin-pages.ts')).adminPages[screen]();
}

async function adminLayout() {
  const [{ AdminLayout }] = await Promise.all([import('./layouts/admin-layout.tsx'), loadTexts('admin')]);
  return AdminLayout;
}

/** Comes with the first signed-in screen, so that the screens before it need not carry it. */
async function pageError() {
  return (await import('./page-error.tsx')).PageError;
}
