import type { deletedTransactions as en } from '../en/deleted-transactions.ts';
import type { Shape } from '../shape.ts';

export const deletedTransactions = {
  title: 'Eliminados recientemente',
  text: 'Lo que eliminas se queda aquí {{days}} días. No cuenta en los totales.',
  back: 'Movimientos',
  label: 'Movimientos eliminados',
  search: {
    label: 'Buscar entre lo eliminado',
    placeholder: 'Texto, categoría o importe',
    clear: 'Borrar la búsqueda',
  },
  deletedToday: 'Eliminados hoy',
  deletedYesterday: 'Eliminados ayer',
  deletedOn: 'Eliminados el {{day}}',
  daysLeft_zero: 'Último día',
  daysLeft_one: 'Queda {{count}} día',
  daysLeft_other: 'Quedan {{count}} días',
  actions: 'Acciones de {{transaction}}',
  restore: 'Recuperar',
  erase: 'Eliminar para siempre',
  restoreAll: 'Recuperar todos',
  restoreMatching: 'Recuperar los que coinciden',
  eraseAll: 'Eliminar todo para siempre',
  restoredOne: '1 movimiento recuperado',
  restored: '{{number}} movimientos recuperados',
  erasedOne: '1 movimiento eliminado para siempre',
  erased: '{{number}} movimientos eliminados para siempre',
  allErased: 'Se ha eliminado todo para siempre',
  question: {
    title: '¿Eliminar para siempre?',
    textOne: 'Se eliminará 1 movimiento para siempre. No se podrá recuperar.',
    text: 'Se eliminarán {{number}} movimientos para siempre. No se podrán recuperar.',
    textAll: 'Se eliminará para siempre todo lo que hay aquí. No se podrá recuperar.',
  },
  empty: {
    title: 'No has eliminado nada recientemente',
    text: '¿Has eliminado algo sin querer? Lo encontrarás aquí durante {{days}} días, listo para recuperarlo.',
    back: 'Volver a tus movimientos',
  },
  nothingFound: { title: 'Nada de lo eliminado coincide', text: 'Prueba con otra búsqueda.' },
  outOfDate: 'No se pudieron cargar los datos. Puede que esta lista no esté al día.',
} satisfies Shape<typeof en>;
