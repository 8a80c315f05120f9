import type { Access, Endpoint } from '#shared/contract/endpoint.ts';
import { ERRORS, errorSentence, errorStatus, type ErrorCode } from '#shared/errors.ts';
import { referenceTo } from './json-schema.ts';
import { ONE_ID } from './note-table.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];

/**
 * Lists every error with which an endpoint can respond: its own errors, those of its access and those of any request.
 * Sorts them by status, and then as in the table of errors.
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
  admin: ['notAdmin', 'twoStepRequired'],
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

/** Converts the errors of an endpoint to responses, one for each status. */
export function toErrorResponses(codes: readonly ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, errorStatus);
  return Object.fromEntries(
    [...byStatus].map(([status, sameStatus]) => [
      status,
      {
        description: sameStatus.map((code) => `${errorSentence(code)} (${code})`).join('\n\n'),
        ...(status === 429 || sameStatus.includes('serverBusy') ? { headers: RETRY_AFTER } : {}),
        content: {
          'application/json': {
            schema: { ...referenceTo('Error'), properties: { code: { enum: sameStatus } } },
            examples: Object.fromEntries(sameStatus.map((code) => [code, { value: exampleError(code) }])),
          },
        },
      },
    ]),
  );
}

function exampleError(code: ErrorCode): object {
  return { error: errorSentence(code), code, requestId: ONE_ID };
}
