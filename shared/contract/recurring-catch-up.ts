import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const catchUp = endpoint({
  tag: 'Recurring transactions',
  anonymous: 'userIdMissing',
  method: 'POST',
  path: '/api/v1/recurring/catch-up',
  summary:
    'Post the occurrences that are due up to today, at most 60 at once, and add as many due recurring transfers. Occurrences older than three months are not posted but wait for the user. Repeating it posts nothing twice',
  byToken: 'write',
  access: 'accepted',
  failure: 'recurringSaveFailed',
  errors: ['totalTooLarge'],
  output: z.strictObject({
    posted: z.number(),
    /** The number of occurrences that now wait for the user. */
    asked: z.number(),
    /** Whether more occurrences or transfers are due, so that another call is needed. */
    isMore: z.boolean(),
  }),
});
