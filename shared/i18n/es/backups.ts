import type { backups as english } from '../en/backups.ts';
import type { Shape } from '../shape.ts';

export const backups = {} satisfies Shape<typeof english>;
