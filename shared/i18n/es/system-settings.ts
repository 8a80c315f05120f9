import type { systemSettings as english } from '../en/system-settings.ts';
import type { Shape } from '../shape.ts';

export const systemSettings = {} satisfies Shape<typeof english>;
