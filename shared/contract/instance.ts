import * as z from 'zod/mini';
import { byLanguage } from '../languages.ts';
import { endpoint } from './endpoint.ts';
import { Email, Language } from './fields.ts';
import { Registration } from './registration.ts';

/** What everybody may know of this installation before signing in. */
export const Instance = z.strictObject({
  name: z.string(),
  mail: z.boolean(),
  /** Where people reach whoever operates it. */
  supportEmail: z.nullable(Email),
  registration: Registration,
  /** Whether an account can be used only once its address was confirmed. */
  emailVerification: z.boolean(),
  /** Whether administrators can make links for new passwords. */
  adminResetLinks: z.boolean(),
  minPasswordLength: z.number(),
  defaultLanguage: Language,
  defaultCurrency: z.string(),
  /** How many items a list shows at once. */
  pageSize: z.number(),
  /** Whether views of pages are counted of those who consent. */
  analytics: z.boolean(),
  /** Whether it can only be looked at, for the time being. */
  isReadOnly: z.boolean(),
  /** What the administrator has to say to everybody, in each language. */
  banner: z.strictObject(byLanguage(() => z.nullable(z.string()))),
});
export type Instance = z.infer<typeof Instance>;

export const getInstance = endpoint({
  method: 'GET',
  path: '/api/v1/instance',
  summary:
    'What this installation is and can do: its name, who may sign up, whether it sends mail, who helps',
  tag: 'Accounts',
  access: 'public',
  output: Instance,
});
