import * as z from 'zod/mini';

/** The people who may sign up: everybody, those with an invitation link, or nobody. */
export const REGISTRATIONS = ['open', 'invitation', 'closed'] as const;
export const Registration = z.enum(REGISTRATIONS);
