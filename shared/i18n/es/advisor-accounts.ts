import type { advisorAccounts as en } from '../en/advisor-accounts.ts';
import type { Shape } from '../shape.ts';

export const advisorAccounts = {
  all: 'En tus cuentas: {{amount}}.',
  one: 'En {{name}}: {{amount}}.',
  several: 'En {{names}}: {{amount}}.',
  inTable: 'En las cuentas de la tabla: {{amount}}.',
  later: 'No incluye {{amount}} con fecha posterior a hoy.',
  notCounted: 'Las cuentas sin saldo inicial no se incluyen.',
  none: 'Aún no tienes ninguna cuenta con saldo. Indica el saldo inicial de una y Saldo sabrá cuánto hay en ella.',
  unknown: 'Saldo no sabe cuánto hay en {{names}}, sin un saldo inicial hasta hoy.',
  noneOfKind: 'No tienes ninguna cuenta de ese tipo.',
  canKnow: 'Para saberlo, Saldo necesita una cuenta con su saldo inicial.',
  askedBack: 'Saldo solo sabe cuánto hay en tus cuentas con saldo.',
  columns: { account: 'Cuenta', amount: 'Hoy', later: 'Más adelante' },
} satisfies Shape<typeof en>;
