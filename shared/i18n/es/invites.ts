import type { invites as english } from '../en/invites.ts';
import type { Shape } from '../shape.ts';

export const invites = {} satisfies Shape<typeof english>;
