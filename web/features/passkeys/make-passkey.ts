import { startRegistration } from '@simplewebauthn/browser';
import type { Attestation, CreationOptions } from '#shared/contract/passkeys.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { isDeclined } from '#web/lib/passkeys/ask-for-passkey.ts';

/** Lets the browser make a passkey. Returns `declined` if the person changed their mind, `known` if the device has one. */
export async function makePasskey(options: CreationOptions): Promise<Attestation | 'declined' | 'known'> {
  try {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  } catch (error) {
    if (isDeclined(error)) return 'declined';
    if (error instanceof Error && error.name === 'InvalidStateError') return 'known';
    throw new ApiError('passkeyRefused');
  }
}
