import * as z from 'zod/mini';
import { byLanguage } from '../languages.ts';
import { endpoint } from './endpoint.ts';
import { Email, Language } from './fields.ts';

/** The people who may sign up: everybody, those with an invitation link, or nobody. */
export const REGISTRATIONS = ['open', 'invitation', 'closed'] as const;
export const Registration = z.enum(REGISTRATIONS);

/** The public description of this installation, which everybody may read before signing in. */
export const Instance = z.strictObject({
  name: z.string(),
  mail: z.boolean(),
  /** The address of the operator. */
  supportEmail: z.nullable(Email),
  registration: Registration,
  /** Whether an account works only after its address is confirmed. */
  emailVerification: z.boolean(),
  /** Whether administrators can make password links. */
  adminResetLinks: z.boolean(),
  minPasswordLength: z.number(),
  /** Whether everyone has Premium here, whatever their plan. */
  hasEveryonePremium: z.boolean(),
  defaultLanguage: Language,
  defaultCurrency: z.string(),
  /** The number of items on a page of a list. */
  pageSize: z.number(),
  /** Whether page views of people who consent are counted. */
  analytics: z.boolean(),
  /** Whether writes are refused for now. */
  isReadOnly: z.boolean(),
  /** The administrator's banner to everybody, in each language. */
  banner: z.strictObject(byLanguage(() => z.nullable(z.string()))),
});
export type Instance = z.infer<typeof Instance>;

export const getInstance = endpoint({
  method: 'GET',
  path: '/api/v1/instance',
  summary:
    'Describe this installation: its name, who may sign up, whether it sends mail, and the address for help',
  tag: 'Accounts',
  access: 'public',
  output: Instance,
});
