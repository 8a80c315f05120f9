import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filters, history } from './transaction-history.ts';

export const findSpelling = endpoint({
  ...history,
  method: 'GET',
  path: '/api/v1/transactions/spelling',
  summary: 'Find the search that somebody may have meant by one that finds nothing',
  byToken: 'read',
  query: z.strictObject(filters),
  output: z.strictObject({
    /** Null where no word is near. */
    meant: z.nullable(
      z.strictObject({
        /** Takes the place of `q`: with the words that are there, and the same amounts. */
        q: z.string(),
        /** The words in it, as the transactions spell them. */
        words: z.string(),
      }),
    ),
  }),
});
