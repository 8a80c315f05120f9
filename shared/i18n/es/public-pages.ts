import type { publicPages as en } from '../en/public-pages.ts';
import type { Shape } from '../shape.ts';

export const publicPages = {} satisfies Shape<typeof en>;
