import type { QueryClient } from '@tanstack/react-query';
import { lazyPart, loadedPart } from '#web/lib/navigation/part.ts';
import type { Frame } from '#web/lib/navigation/screens.ts';
import { loadProfile, requireGuest } from './guards.ts';
import { GuestLayout } from './layouts/guest-layout.tsx';
import { screen, screenAt, withTexts } from './screen.ts';

/** The screens that need no sign-in. */
export function openFrames(queryClient: QueryClient): Frame[] {
  return [unknownFrame(queryClient), guestFrame(queryClient), mailedFrame];
}

function unknownFrame(queryClient: QueryClient): Frame {
  return {
    name: 'public',
    guard: loadProfile(queryClient),
    Layout: lazyPart(
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
    Layout: loadedPart(GuestLayout),
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
  Layout: loadedPart(GuestLayout),
  screens: [
    screen('resetPassword', () => import('#web/pages/reset-password.tsx')),
    screen('confirmEmail', () => import('#web/pages/confirm-email.tsx')),
    screen('verifyEmail', () => import('#web/pages/verify-email.tsx')),
    screen('stopMails', () => import('#web/pages/stop-mails.tsx')),
  ],
};
