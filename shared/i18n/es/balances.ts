import type { balances as en } from '../en/balances.ts';
import type { Shape } from '../shape.ts';

export const balances = {
  title: 'En tus cuentas',
  open: 'Cuentas',
  total: 'En total',
  low: 'Por debajo de tu límite',
  more_one: 'Y {{number}} cuenta más.',
  more_other: 'Y {{number}} cuentas más.',
} satisfies Shape<typeof en>;
