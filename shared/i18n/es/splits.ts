import type { splits as en } from '../en/splits.ts';
import type { Shape } from '../shape.ts';

export const splits = {
  title: 'Partes',
  category: 'Categoría de la parte {{number}}',
  amount: 'Importe de la parte {{number}}',
  note: 'Nota de la parte {{number}}',
  noteExample: 'Nota (opcional)',
  remaining: 'Falta por repartir: {{amount}}',
  tooMuch: 'Sobran {{amount}}',
  complete: 'Las partes suman el importe',
  noAmount: 'Falta el importe de la parte {{number}}',
  rest: 'Usar el resto',
  restOf: 'Usar el resto: parte {{number}}',
  add: 'Añadir parte',
  remove: 'Quitar la parte {{number}}',
  stop: 'No dividir',
  parts: '{{number}} partes',
  show: 'Ver las partes de {{transaction}}',
  edit: { expense: 'Editar gasto dividido', income: 'Editar ingreso dividido' },
  duplicate: { expense: 'Duplicar gasto dividido', income: 'Duplicar ingreso dividido' },
  done: { expense: 'Gasto dividido', income: 'Ingreso dividido' },
  delete: {
    title: '¿Seguro que quieres eliminarlo?',
    text: 'Se eliminarán sus {{number}} partes. Podrás recuperarlas en Eliminados recientemente durante {{days}} días.',
    confirm: 'Eliminar todas las partes',
  },
} satisfies Shape<typeof en>;
