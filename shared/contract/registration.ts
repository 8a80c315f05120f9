import * as z from 'zod/mini';

/** Who may sign up: everybody, people with an invitation link, or nobody. */
export const REGISTRATIONS = ['open', 'invitation', 'closed'] as const;
export const Registration = z.enum(REGISTRATIONS);
