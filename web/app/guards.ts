import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { paths } from '#shared/paths.ts';
import { chooseLanguage } from '#web/lib/language/language.ts';
import type { Guard } from '#web/lib/navigation/screens.ts';
import { loginPathTo, safeNextPath, SUSPENDED_PATH } from '#web/lib/session/next-path.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { showToast } from '#web/ui/toast.ts';
import { findSessionEnd, showSessionEnd } from './session-end.ts';

/** Lets signed-in people through, in their profile's language, and sends everyone else to /login. */
export function requireSignedIn(queryClient: QueryClient): Guard {
  return async ({ pathname, search }) => {
    try {
      const profile = await queryClient.ensureQueryData(profileQuery);
      if (profile.isSuspended) return SUSPENDED_PATH;
      await chooseLanguage(profile.language).catch(() => undefined);
      return undefined;
    } catch (error) {
      const end = findSessionEnd(error);
      if (end === 'accountSuspended') return SUSPENDED_PATH;
      if (end === 'notAuthenticated') {
        showSessionEnd('app.signInFirst');
        return loginPathTo(pathname + search);
      }
      throw error;
    }
  };
}

/** Lets everybody through; somebody who is signed in sees the screen in their profile's language. */
export function loadProfile(queryClient: QueryClient): Guard {
  return async () => {
    const profile = await queryClient
      .ensureQueryData({ ...profileQuery, retry: false })
      .catch(() => undefined);
    if (profile !== undefined) await chooseLanguage(profile.language).catch(() => undefined);
    return undefined;
  };
}

/** Lets administrators through and sends others to the dashboard with a toast. */
export function requireAdmin(queryClient: QueryClient): Guard {
  const requireSession = requireSignedIn(queryClient);
  return async (location) => {
    const refusal = await requireSession(location);
    if (refusal !== undefined) return refusal;
    const { isAdmin } = await queryClient.ensureQueryData(profileQuery);
    if (isAdmin) return undefined;
    showToast({ kind: 'error', message: i18next.t('app.adminAccessDenied') });
    return paths.dashboard;
  };
}

/** Lets guests through and sends signed-in people to where they wanted to go. */
export function requireGuest(queryClient: QueryClient): Guard {
  return async ({ search }) => {
    if (arrivedAsGuest()) return undefined;
    // The profile is fetched again, because the cache still holds it right after a sign-out.
    const profile = await queryClient
      .fetchQuery({ ...profileQuery, staleTime: 0, retry: false })
      .catch(() => undefined);
    if (profile === undefined || profile.isSuspended) return undefined;
    return safeNextPath(new URLSearchParams(search).get('next'));
  };
}

let isFirstCheck = true;

/** Whether the server marked this page as requested without a session; true for the first screen only. */
function arrivedAsGuest(): boolean {
  const isFirst = isFirstCheck;
  isFirstCheck = false;
  return isFirst && document.querySelector<HTMLMetaElement>('meta[name="visitor"]')?.content === 'guest';
}
