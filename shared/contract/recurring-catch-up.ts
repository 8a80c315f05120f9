import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const catchUp = endpoint({
  tag: 'Recurring transactions',
  anonymous: 'userIdMissing',
  method: 'POST',
  path: '/api/v1/recurring/catch-up',
  summary:
    'Post what was due up to today, at most 60 at once, and ask about what is older than three months. Repeating it posts nothing twice',
  byToken: 'write',
  access: 'accepted',
  failure: 'recurringSaveFailed',
  errors: ['totalTooLarge'],
  output: z.strictObject({
    posted: z.number(),
    asked: z.number(),
    /** Whether more is due, for another call. */
    isMore: z.boolean(),
  }),
});
