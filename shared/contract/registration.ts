import * as z from 'zod/mini';

/** Who may sign up: everybody, whoever has an invitation link, or nobody. */
export const REGISTRATIONS = ['open', 'invitation', 'closed'] as const;
export const Registration = z.enum(REGISTRATIONS);
