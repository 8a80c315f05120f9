/** The reasons why a session has ended, by the API's error codes. */
export type SessionEnd = 'notAuthenticated' | 'accountSuspended';

type Leave = (reason: SessionEnd) => void;

let leave: Leave | undefined;

/** Sets how the app leaves the signed-in screens. */
export function onSessionEnd(callback: Leave): void {
  leave = callback;
}

/** Leaves the signed-in screens for /login and says why. */
export function endSession(reason: SessionEnd): void {
  leave?.(reason);
}
