import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { ApiError } from '#web/lib/call.ts';
import { loadAllTexts } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { ErrorPage } from './error-page.tsx';
import { requireGuest, requireSignedIn } from './guards.ts';
import { GuestLayout } from './layouts/guest-layout.tsx';
import { PageError } from './page-error.tsx';
import { PageLoader } from './page-loader.tsx';
import { Root } from './root.tsx';
import { SIGNED_IN_ROUTE, type RouteHandle } from './route-handle.ts';
import { signedInPages } from './signed-in-pages.ts';

/** The table of screens: spec section 2, line for line. */
export function createRouter(queryClient: QueryClient) {
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <PageLoader />,
      children: [
        {
          lazy: { Component: publicLayout },
          children: [
            { path: paths.home, lazy: page(() => import('#web/pages/home.tsx')), handle: title('home') },
            {
              path: paths.privacyPolicy,
              lazy: page(() => import('#web/pages/privacy-policy.tsx')),
              handle: title('privacyPolicy'),
            },
            {
              path: paths.terms,
              lazy: page(() => import('#web/pages/terms-and-conditions.tsx')),
              handle: title('terms'),
            },
            { path: '*', lazy: page(() => import('#web/pages/not-found.tsx')), handle: title('notFound') },
          ],
        },
        {
          element: <GuestLayout />,
          loader: requireGuest(queryClient),
          children: [
            { path: paths.login, lazy: page(() => import('#web/pages/login.tsx')), handle: title('login') },
            {
              path: paths.signup,
              lazy: page(() => import('#web/pages/signup.tsx')),
              handle: title('signup'),
            },
          ],
        },
        {
          id: SIGNED_IN_ROUTE,
          loader: requireSignedIn(queryClient),
          lazy: { Component: signedInLayout },
          children: [
            {
              errorElement: <PageError />,
              children: [
                { path: paths.dashboard, lazy: page(signedInPages.dashboard), handle: title('dashboard') },
                {
                  path: paths.transactions,
                  lazy: page(signedInPages.transactions),
                  handle: title('transactions'),
                },
                { path: paths.addExpense, lazy: page(signedInPages.addExpense), handle: title('addExpense') },
                { path: paths.addIncome, lazy: page(signedInPages.addIncome), handle: title('addIncome') },
              ],
            },
          ],
        },
      ],
    },
  ]);
}

export type Router = ReturnType<typeof createRouter>;

function page(load: () => Promise<{ default: () => React.ReactNode }>) {
  return { Component: async () => (await load().catch(notFetched)).default };
}

function notFetched(): never {
  throw new ApiError('offline');
}

function title(key: RouteHandle['title']): RouteHandle {
  return { title: key };
}

async function publicLayout() {
  const [{ PublicLayout }] = await Promise.all([import('./layouts/public-layout.tsx'), loadAllTexts()]);
  return PublicLayout;
}

async function signedInLayout() {
  const [{ SignedInLayout }] = await Promise.all([import('./layouts/signed-in-layout.tsx'), loadAllTexts()]);
  return SignedInLayout;
}
