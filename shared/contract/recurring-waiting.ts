import * as z from 'zod/mini';
import { MAX_OCCURRENCE_DAYS } from '../limits.ts';
import { endpoint, type BodyOf } from './endpoint.ts';
import { ById, Day } from './record-fields.ts';

const WAITING_ACTS = ['post', 'skip', 'ask'] as const;

export const decideWaiting = endpoint({
  tag: 'Recurring transactions',
  anonymous: 'userIdMissing',
  method: 'POST',
  path: '/api/v1/recurring/:id/waiting',
  summary:
    'Post or skip occurrences that wait for the user, or let skipped ones wait again. Days in any other state stay as they are, so the request may be repeated',
  byToken: 'write',
  access: 'accepted',
  failure: 'recurringSaveFailed',
  errors: ['recurringNotFound', 'totalTooLarge'],
  params: ById,
  body: z.strictObject({
    act: z.enum(WAITING_ACTS),
    days: z.array(Day).check(z.minLength(1), z.maxLength(MAX_OCCURRENCE_DAYS, { error: 'tooMany' })),
  }),
  output: z.strictObject({ changed: z.number() }),
});
export type WaitingAct = BodyOf<typeof decideWaiting>['act'];
