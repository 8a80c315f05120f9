import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { getProof, giveProof } from '#shared/contract/proof.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { ApiError, call, transport } from './call.ts';

const PROOF_REQUIRED = 'proofRequired' satisfies ErrorCode;
const plainFetch = transport.fetch;

let askForPassword: (() => Promise<boolean>) | undefined;
let pendingProof: Promise<boolean> | undefined;

/**
 * Registers a function that asks for the password when a call needs it again, and returns whether it was given. Then
 * the call is sent again.
 */
export function onProofNeeded(ask: () => Promise<boolean>): () => void {
  askForPassword = ask;
  transport.fetch = fetchWithProof;
  return () => {
    askForPassword = undefined;
    transport.fetch = plainFetch;
  };
}

/** Says whether the proof needs a code besides the password. */
export const proofQuery = queryOptions({
  queryKey: ['proof'],
  queryFn: ({ signal }) => call(getProof, {}, { signal }),
  // The code may have been turned on or off since the last time.
  staleTime: 0,
});

/** Sends the password again, with a code if the proof needs one. Throws `ApiError`. */
export async function sendProof(body: BodyOf<typeof giveProof>): Promise<void> {
  await call(giveProof, { body });
}

/** Asks for the password unless it was given in the last minutes. Returns false if the user declines. */
export async function hasProof(): Promise<boolean> {
  const { provedUntil } = await call(getProof, {});
  return provedUntil !== null || (await askForProof());
}

/** Asks once for all waiting calls. Returns false if the user declines or no dialog is registered. */
async function askForProof(): Promise<boolean> {
  pendingProof ??= (askForPassword?.() ?? Promise.resolve(false)).finally(() => (pendingProof = undefined));
  return await pendingProof;
}

/** Whether the user declined to give the password, which needs no message. */
export function isProofMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === PROOF_REQUIRED;
}

async function fetchWithProof(url: string, init: RequestInit): Promise<Response> {
  const response = await plainFetch(url, init);
  if (!(await needsProof(response)) || !(await askForProof())) return response;
  return await fetchWithProof(url, init);
}

async function needsProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  // The caller reads the body of the original.
  const body: unknown = await response.clone().json();
  return typeof body === 'object' && body !== null && 'code' in body && body.code === PROOF_REQUIRED;
}
