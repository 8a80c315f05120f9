import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What everybody may know of this installation before signing in. */
const Instance = z.strictObject({ mail: z.boolean() });

export const getInstance = endpoint({
  method: 'GET',
  path: '/api/v1/instance',
  summary: 'What this installation can do: whether it sends mail',
  tag: 'Accounts',
  access: 'public',
  output: Instance,
});
