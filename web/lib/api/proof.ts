import { getProof, giveProof } from '#shared/contract/proof.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { ApiError, call, transport } from './call.ts';

type Ask = () => Promise<boolean>;

const PROOF_REQUIRED = 'proofRequired' satisfies ErrorCode;
const plainFetch = transport.fetch;

let ask: Ask | undefined;
let pendingAnswer: Promise<boolean> | undefined;

/** Registers how to ask for the password when a call needs it again; the call then runs again. Returns how to stop. */
export function onProofNeeded(asker: Ask): () => void {
  ask = asker;
  transport.fetch = fetchWithProof;
  return () => {
    ask = undefined;
    transport.fetch = plainFetch;
  };
}

/** Sends the password again. Throws `ApiError`. */
export async function sendProof(password: string): Promise<void> {
  await call(giveProof, { body: { password } });
}

/** Asks for the password unless it was given in the last minutes. Returns false if the user declines. */
export async function hasProof(): Promise<boolean> {
  const { provedUntil } = await call(getProof, {});
  return provedUntil !== null || (await askForProof());
}

/** Asks once for all waiting calls. Returns false if the user declines or no dialog is registered. */
async function askForProof(): Promise<boolean> {
  pendingAnswer ??= (ask?.() ?? Promise.resolve(false)).finally(() => (pendingAnswer = undefined));
  return await pendingAnswer;
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
  const answer: unknown = await response.clone().json();
  return typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === PROOF_REQUIRED;
}
