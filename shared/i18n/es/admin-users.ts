import type { adminUsers as english } from '../en/admin-users.ts';
import type { Shape } from '../shape.ts';

export const adminUsers = {} satisfies Shape<typeof english>;
