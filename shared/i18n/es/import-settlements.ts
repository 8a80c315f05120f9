import type { importSettlements as en } from '../en/import-settlements.ts';
import type { Shape } from '../shape.ts';

export const importSettlements = {
  title: 'Dinero entre cuentas',
  text: 'Saldo recuerda tus respuestas para los próximos ficheros de la cuenta. Puedes cambiarlas después.',
  rows_one: '{{count}} fila',
  rows_other: '{{number}} filas',
  questions: {
    namedCard: '¿Llevas aquí la tarjeta {{name}}?',
    card: '¿Llevas aquí esta tarjeta?',
    issuedCard: '¿Llevas aquí tu tarjeta {{name}}?',
    cash: '¿Llevas aquí tu efectivo?',
    savings: '¿Llevas aquí estos ahorros?',
    paid: '¿Qué cuenta paga esta tarjeta?',
    other: '¿Llevas aquí la otra cuenta de estas transferencias?',
  },
  transferTo: 'Sí, es esta cuenta',
  elsewhere: 'No, pero es transferencia',
  countAs: 'No, cuéntalo como gasto',
  leaveOut: 'No incluirlo',
  notYetLeftOut: 'Sin respuesta: fuera',
  notYetCounted: 'Sin respuesta: movimiento',
  changed_one: '{{count}} fila cambiada',
  changed_other: '{{number}} filas cambiadas',
  pastText:
    'Qué se hizo con las filas de {{name}} que liquidan una tarjeta o mueven dinero entre cuentas. Lo que cambies vale para esta importación y los próximos ficheros. Las demás importaciones de la cuenta se quedan como están.',
  none: '{{name}} no tiene filas que liquiden una tarjeta o muevan dinero entre cuentas.',
  asTheyAre: 'Como están',
  kept: 'Las has cambiado después, así que se quedan como están:',
  newName: 'Nombre de la cuenta nueva',
  names: {
    card: 'Tarjeta {{end}}',
    cash: 'Efectivo',
    savings: 'Ahorro',
    paid: 'Cuenta bancaria',
    other: 'Otra cuenta',
  },
} satisfies Shape<typeof en>;
