import type { administratorTexts as en } from '../en/administrator-texts.ts';
import type { Shape } from '../shape.ts';
import { adminTexts as ownTexts } from './admin-texts.ts';
import { es } from './texts.ts';

export const administratorTexts = {
  ...es,
  ...ownTexts,
  errors: { ...es.errors, ...ownTexts.errors },
} satisfies Shape<typeof en>;
