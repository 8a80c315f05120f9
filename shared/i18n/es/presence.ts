import type { presence as english } from '../en/presence.ts';
import type { Shape } from '../shape.ts';

export const presence = {} satisfies Shape<typeof english>;
