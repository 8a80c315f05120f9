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
  erase: 'Eliminar definitivamente',
  restoreAll: 'Recuperar todos',
  restoreMatching: 'Recuperar los que coinciden',
  eraseAll: 'Eliminar todo definitivamente',
  restoredOne: '1 movimiento recuperado',
  restored: '{{number}} movimientos recuperados',
  erasedOne: '1 movimiento eliminado definitivamente',
  erased: '{{number}} movimientos eliminados definitivamente',
  allErased: 'Se ha eliminado todo definitivamente',
  question: {
    title: '¿Eliminar definitivamente?',
    textOne: 'Se eliminará 1 movimiento definitivamente. No se podrá recuperar.',
    text: 'Se eliminarán {{number}} movimientos definitivamente. No se podrán recuperar.',
    textAll: 'Se eliminará definitivamente todo lo que hay aquí. No se podrá recuperar.',
  },
  empty: {
    title: 'No has eliminado nada recientemente',
    text: '¿Has eliminado algo sin querer? Lo encontrarás aquí durante {{days}} días, listo para recuperarlo.',
    back: 'Volver a tus movimientos',
  },
  nothingFound: { title: 'No se han encontrado movimientos', text: 'Prueba con otra búsqueda.' },
  outOfDate: 'No se han podido cargar los datos. Puede que esta lista no esté al día.',
} satisfies Shape<typeof en>;
