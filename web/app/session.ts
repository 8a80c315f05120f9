import i18next from 'i18next';
import { loginPathTo, SUSPENDED_PATH } from '#web/lib/session/next-path.ts';
import { showToast } from '#web/ui/toast.ts';
import { isSignedOut, isSuspended } from './query-client.ts';
import { ADMIN_ROUTE, SIGNED_IN_ROUTE } from './route-handle.ts';
import type { Router } from './router.tsx';

/** Sends whoever meets the end of the session on a signed-in screen to /login; guards do it on the way there. */
export function leaveWhenSessionEnded(router: Router, error: unknown): void {
  if (!isSignedOut(error) && !isSuspended(error)) return;
  const { matches, navigation, location } = router.state;
  if (
    navigation.state !== 'idle' ||
    !matches.some(({ route }) => route.id === SIGNED_IN_ROUTE || route.id === ADMIN_ROUTE)
  )
    return;
  if (isSuspended(error)) {
    showToast({ kind: 'error', message: i18next.t('errors.accountSuspended') });
    void router.navigate(SUSPENDED_PATH);
  } else {
    showToast({ kind: 'error', message: i18next.t('errors.notAuthenticated') });
    void router.navigate(loginPathTo(location.pathname + location.search));
  }
}
