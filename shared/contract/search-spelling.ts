import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filters, history } from './transaction-history.ts';

export const findSpelling = endpoint({
  ...history,
  method: 'GET',
  path: '/api/v1/transactions/spelling',
  summary: 'Correct the spelling of a search that finds nothing',
  byToken: 'read',
  query: z.strictObject(filters),
  output: z.strictObject({
    /** Null if no word of the transactions is similar. */
    meant: z.nullable(
      z.strictObject({
        /** The corrected search, with the same amounts, in place of `q`. */
        q: z.string(),
        /** The words of the corrected search, as the transactions spell them. */
        words: z.string(),
      }),
    ),
  }),
});
