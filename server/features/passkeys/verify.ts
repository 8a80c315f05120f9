import type { Assertion, Attestation } from '#shared/contract/passkeys.ts';
import type { PasskeyRow } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';

/** Loads the library when somebody first uses a passkey. */
async function loadServer() {
  // A part of the library needs it first, which the bundle of the program would otherwise run later.
  await import('reflect-metadata');
  return { ...(await import('@simplewebauthn/server')), ...(await import('@simplewebauthn/server/helpers')) };
}

/** EdDSA, ECDSA with P-256, RSA with PKCS #1: what authenticators support. */
export const ALGORITHMS = [-8, -7, -257];

export type NewPasskey = Pick<PasskeyRow, 'id' | 'public_key' | 'counter' | 'is_synced'>;

/** Returns what an authenticator has made; undefined if anything about it is wrong. */
export async function verifyAttestation(
  party: RelyingParty,
  { id, clientDataJSON, attestationObject }: Attestation,
  challenge: string,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await loadServer();
  return await orUndefined(async () => {
    if (!(await hasNoCertificates(attestationObject))) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins(),
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo === undefined || registrationInfo.credential.id !== id) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      is_synced: credentialBackedUp ? 1 : 0,
    };
  });
}

/** Returns the counter and whether the passkey is synced; undefined if anything about the assertion is wrong. */
export async function verifyAssertion(
  party: RelyingParty,
  { id, clientDataJSON, authenticatorData, signature }: Assertion,
  { challenge, row }: { challenge: string; row: PasskeyRow },
): Promise<{ counter: number; isSynced: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await loadServer();
  return await orUndefined(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins(),
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    });
    if (!verified) return undefined;
    return {
      counter: authenticationInfo.newCounter,
      isSynced: authenticationInfo.credentialBackedUp,
    };
  });
}

/** Checks the form first: the library would fetch lists of revoked certificates from addresses in an attestation. */
async function hasNoCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await loadServer();
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** The library throws for everything that is wrong with a response. */
async function orUndefined<T>(verify: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
