import type { ComponentType } from 'react';
import { lazyPart, loadedPart } from '../part.ts';
import type { Guard, Table } from '../screens.ts';

const Layout = () => null;

/** A page that comes or fails when the test says so. */
export function waitingPage() {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType>();
  return { Page: lazyPart(() => promise), arrive: () => resolve(Layout), fail: reject };
}

type Content = ReturnType<typeof waitingPage>['Page'];
type Options = { guard?: Guard; slow?: Content; broken?: Content; brokenLayout?: Content };

/** Two frames: one for everybody, and one behind a guard. */
export function sampleTable({
  guard = async () => undefined,
  slow,
  broken,
  brokenLayout,
}: Options = {}): Table {
  const Page = loadedPart<ComponentType>(Layout);
  return {
    documents: ['/', '/privacy-policy'],
    redirects: { '/admin': '/admin/dashboard' },
    frames: [
      {
        name: 'public',
        Layout: loadedPart<ComponentType>(Layout),
        screens: [
          { path: '*', title: 'notFound', Page },
          { path: '/login', title: 'login', Page },
          { path: '/signup', title: 'signup', Page: slow ?? Page },
          { path: '/forgot-password', title: 'forgotPassword', Page: broken ?? Page },
        ],
      },
      {
        name: 'signed-in',
        guard,
        Layout: brokenLayout ?? loadedPart<ComponentType>(Layout),
        PageError: loadedPart<ComponentType<{ error: unknown }>>(Layout),
        screens: [
          { path: '/dashboard', title: 'dashboard', Page },
          { path: '/profile', title: 'profile', Page: broken ?? Page },
          { path: '/admin/dashboard', title: 'adminDashboard', Page },
        ],
      },
    ],
  };
}
