import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Email } from './fields.ts';

/** What everybody may know of this installation before signing in. */
const Instance = z.strictObject({
  mail: z.boolean(),
  /** Where people reach whoever operates it. */
  supportEmail: z.nullable(Email),
});

export const getInstance = endpoint({
  method: 'GET',
  path: '/api/v1/instance',
  summary: 'What this installation can do: whether it sends mail, and who helps',
  tag: 'Accounts',
  access: 'public',
  output: Instance,
});
