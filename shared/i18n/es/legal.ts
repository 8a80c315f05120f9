import type { legal as en } from '../en/legal.ts';
import type { Shape } from '../shape.ts';

export const legal = {
  version: 'Versión {{version}}, en vigor desde el {{date}}',
  contact: 'Puedes escribir al operador a',
  contents: 'Contenido',
} satisfies Shape<typeof en>;
