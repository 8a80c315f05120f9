import { errorSentence, errorStatus, type ErrorCode } from '#shared/errors.ts';
import { referenceTo } from './json-schema.ts';

const REQUEST_ID = '01932f4e-8c00-7abc-8def-0123456789ab';

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

/** Converts the errors that an endpoint can answer to responses, one for each status. */
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
  return { error: errorSentence(code), code, requestId: REQUEST_ID };
}
