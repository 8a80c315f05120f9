import { Fragment, type ReactNode } from 'react';
import { NavigationView, Outlet } from '../navigation-view.tsx';
import { createNavigation } from '../navigation.ts';
import { loadedPart } from '../part.ts';
import { memorySteps } from './memory-steps.ts';

const Nothing = () => null;

/** A navigation without a browser that shows `home` at `/` and nothing at other addresses; `view` renders it. */
export function memoryNavigation(home: ReactNode) {
  const navigation = createNavigation(memorySteps(), {
    documents: [],
    redirects: {},
    frames: [
      {
        name: 'public',
        Layout: loadedPart(Outlet),
        screens: [
          { path: '/', title: 'home', Page: loadedPart(() => home) },
          { path: '*', title: 'notFound', Page: loadedPart(Nothing) },
        ],
      },
    ],
  });
  const view = (
    <NavigationView navigation={navigation} Root={Fragment} Splash={Nothing} ErrorPage={Nothing} />
  );
  return { navigation, view };
}
