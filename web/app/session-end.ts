import i18next from 'i18next';
import type { DataRouter } from 'react-router';
import { ApiError } from '#web/lib/api/call.ts';
import { loginPathTo, SUSPENDED_PATH } from '#web/lib/session/next-path.ts';
import type { SessionEnd } from '#web/lib/session/session-end.ts';
import { showToast } from '#web/ui/toast.ts';
import { ADMIN_ROUTE, SIGNED_IN_ROUTE } from './route-handle.ts';

/** Why the session is over, if that is what a request failed on. */
export function findSessionEnd(error: unknown): SessionEnd | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'accountSuspended') return error.code;
  return error.code === 'notAuthenticated' || error.code === 'userIdMissing' ? 'notAuthenticated' : undefined;
}

/** Leads from a signed-in screen to /login. While a navigation is running, the guards do it. */
export function leaveSignedInScreens(router: DataRouter, reason: SessionEnd): void {
  const { initialized, matches, navigation, location } = router.state;
  const isSignedIn = matches.some(({ route }) => route.id === SIGNED_IN_ROUTE || route.id === ADMIN_ROUTE);
  if (navigation.state !== 'idle' || !isSignedIn) return;
  const isSuspended = reason === 'accountSuspended';
  // Before the first screen shows, nobody has used a session that could end.
  showSessionEnd(
    isSuspended ? 'errors.accountSuspended' : initialized ? 'app.sessionEnded' : 'app.signInFirst',
  );
  void router.navigate(isSuspended ? SUSPENDED_PATH : loginPathTo(location.pathname + location.search));
}

export function showSessionEnd(sentence: 'errors.accountSuspended' | 'app.sessionEnded' | 'app.signInFirst') {
  showToast({ kind: 'error', message: i18next.t(sentence) });
}
