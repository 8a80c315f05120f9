import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { Assertion, UseOptions } from '#shared/contract/passkeys.ts';
import { ApiError } from '../api/call.ts';

/**
 * Lets somebody choose a passkey, and returns what it signs; undefined if they choose none. With `isInField` the browser
 * offers them in a field, until somebody chooses one or `stopPasskey` is called. Throws `ApiError`.
 */
export async function askForPasskey(options: UseOptions, isInField = false): Promise<Assertion | undefined> {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: isInField,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    // Security keys may leave out the user only for passkeys that we do not make.
    if (userHandle === undefined) throw new ApiError('passkeyRefused');
    return { id, clientDataJSON, authenticatorData, signature, userHandle };
  } catch (error) {
    if (isDeclined(error)) return undefined;
    throw error instanceof ApiError ? error : new ApiError('passkeyRefused');
  }
}

/** Ends the choice of a passkey, which then returns undefined. */
export function stopPasskey(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Whether somebody closed the browser's dialog, waited too long or did something else. */
export function isDeclined(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
