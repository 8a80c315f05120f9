import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { loadAllTexts } from '#web/lib/i18n.ts';
import { PAGE_PATHS, paths } from '#shared/paths.ts';
import { ErrorPage } from './error-page.tsx';
import { requireGuest, requireSignedIn } from './guards.ts';
import { GuestLayout } from './layouts/guest-layout.tsx';
import { PageLoader } from './page-loader.tsx';
import { Root } from './root.tsx';
import { SIGNED_IN_ROUTE, type RouteHandle } from './route-handle.ts';

/** The table of screens: spec section 2, line for line. */
export function createRouter(queryClient: QueryClient) {
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <PageLoader />,
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
              path: paths.dashboard,
              lazy: page(() => import('#web/pages/dashboard.tsx')),
              handle: title('dashboard'),
            },
            {
              path: paths.addExpense,
              lazy: page(() => import('#web/pages/add-expense.tsx')),
              handle: title('addExpense'),
            },
            {
              path: paths.addIncome,
              lazy: page(() => import('#web/pages/add-income.tsx')),
              handle: title('addIncome'),
            },
          ],
        },
      ],
    },
  ]);
}

export type Router = ReturnType<typeof createRouter>;

function page(load: () => Promise<{ default: () => React.ReactNode }>) {
  return { Component: async () => (await load()).default };
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
