import type { audit as english } from '../en/audit.ts';
import type { Shape } from '../shape.ts';

export const audit = {} satisfies Shape<typeof english>;
