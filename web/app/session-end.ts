import i18next from 'i18next';
import { ApiError } from '#web/lib/api/call.ts';
import type { Navigation } from '#web/lib/navigation/navigation.ts';
import type { FrameName } from '#web/lib/navigation/screens.ts';
import { loginPathTo, SUSPENDED_PATH } from '#web/lib/session/next-path.ts';
import type { SessionEnd } from '#web/lib/session/session-end.ts';
import { showToast } from '#web/ui/toast.ts';

/** The reason why the session is over, if a request failed because of that. */
export function findSessionEnd(error: unknown): SessionEnd | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'accountSuspended') return error.code;
  return error.code === 'notAuthenticated' || error.code === 'userIdMissing' ? 'notAuthenticated' : undefined;
}

const SIGNED_IN_FRAMES: readonly FrameName[] = ['signed-in', 'admin'];

/** Goes from a signed-in screen to /login. While a navigation is running, the guards do that. */
export function leaveSignedInScreens(navigation: Navigation, reason: SessionEnd): void {
  const { view, isLoading, location } = navigation.state;
  const isSignedIn = view !== undefined && SIGNED_IN_FRAMES.includes(view.frame.name);
  if (isLoading || !isSignedIn) return;
  const isSuspended = reason === 'accountSuspended';
  // The sign-in itself says that the account is suspended.
  if (!isSuspended) showSessionEnd('app.sessionEnded');
  void navigation.navigate(isSuspended ? SUSPENDED_PATH : loginPathTo(location.pathname + location.search));
}

export function showSessionEnd(sentence: 'app.sessionEnded' | 'app.signInFirst') {
  showToast({ kind: 'error', message: i18next.t(sentence) });
}
