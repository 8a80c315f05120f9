import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Success } from './fields.ts';

const MAX_ADDRESS_LENGTH = 2_000;

export const countPageView = endpoint({
  method: 'POST',
  path: '/api/v1/page-views',
  summary: 'Count a page view by day and path only. Sent only with consent',
  tag: 'Analytics',
  access: 'public',
  errors: ['tooManyRequests'],
  body: z.strictObject({ path: z.string().check(z.maxLength(MAX_ADDRESS_LENGTH, { error: 'textTooLong' })) }),
  output: Success,
});
