import type { Access, Endpoint } from '#shared/contract/endpoint.ts';
import { ERRORS, type ErrorCode } from '#shared/errors.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];

/**
 * Lists every error that an endpoint can answer: its own errors, the errors of its access and the errors of any
 * request. Sorted by status, then as in the table of errors.
 */
export function listErrors(endpoint: Endpoint): ErrorCode[] {
  const isWriting = endpoint.method !== 'GET';
  const codes = new Set<ErrorCode>([
    ...(endpoint.access === 'public' ? [] : [endpoint.anonymous, 'accountSuspended' as const]),
    ...REFUSALS[endpoint.access],
    ...(endpoint.needsProof ? (['proofRequired'] as const) : []),
    ...(endpoint.needsPremium ? (['premiumRequired'] as const) : []),
    ...(endpoint.byToken === undefined ? [] : TOKEN_ERRORS),
    ...(isWriting ? (['originRefused', 'storageFull'] as const) : []),
    ...(endpoint.body === undefined ? [] : BODY_ERRORS),
    ...(endpoint.file === undefined ? [] : (['bodyTooLarge'] as const)),
    ...endpoint.errors,
    'validationFailed',
    endpoint.failure,
    'databaseUnavailable',
    'serverBusy',
    'tookTooLong',
    'internal',
  ]);
  return CODES.filter((code) => codes.has(code)).toSorted((a, b) => ERRORS[a][0] - ERRORS[b][0]);
}

/** The errors for a program with an access token. */
const TOKEN_ERRORS = ['tokenInvalid', 'tokenScope', 'tooManyRequests'] as const;

const BODY_ERRORS = ['malformedBody', 'unsupportedMediaType', 'bodyTooLarge'] as const;

/** The error for a signed-in caller who may not call the endpoint. */
const REFUSALS: Record<Access, readonly ErrorCode[]> = {
  public: [],
  user: [],
  accepted: ['termsRequired'],
  admin: ['notAdmin'],
};
