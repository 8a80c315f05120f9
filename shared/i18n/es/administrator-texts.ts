import type { texts as en } from '../en/administrator-texts.ts';
import type { Shape } from '../shape.ts';
import { adminTexts as own } from './admin-texts.ts';
import { texts as common } from './texts.ts';

export const texts = {
  ...common,
  ...own,
  errors: { ...common.errors, ...own.errors },
} satisfies Shape<typeof en>;
