import type { noScript as en } from '../en/no-script.ts';
import type { Shape } from '../shape.ts';

export const noScript = {
  text: 'Saldo necesita JavaScript para funcionar.',
} satisfies Shape<typeof en>;
