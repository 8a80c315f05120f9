import type { transfers as en } from '../en/transfers.ts';
import type { Shape } from '../shape.ts';

export const transfers = {
  title: 'Transferencias',
  deletedTitle: 'Transferencias eliminadas',
  about: 'Dinero que pasa de una cuenta tuya a otra. No cuenta ni como gasto ni como ingreso.',
  empty:
    'Dinero que pasa de una cuenta tuya a otra, como el efectivo que sacas del banco o el pago de una tarjeta. No cuenta ni como gasto ni como ingreso.',
  outOfDate: 'No se han podido cargar los datos. Puede que esta lista no esté al día.',
  add: 'Añadir transferencia',
  editTitle: 'Editar transferencia',
  from: 'Cuenta de origen',
  to: 'Cuenta de destino',
  swap: 'Intercambiar las cuentas',
  noAccounts: 'Para una transferencia necesitas antes una cuenta, como un banco, una tarjeta o efectivo.',
  choose: 'Elige una cuenta',
  elsewhere: 'Una cuenta que no llevo aquí',
  other: 'Otra cuenta',
  sides: '{{from}} → {{to}}',
  name: 'De {{from}} a {{to}}, {{amount}}',
  note: 'Nota (opcional)',
  save: 'Guardar transferencia',
  saveChanges: 'Guardar cambios',
  toAccounts: 'Volver a tus cuentas',
  more: 'Mostrar transferencias anteriores',
  actions: 'Acciones de la transferencia: {{name}}',
  edit: 'Editar',
  delete: 'Eliminar',
  remove: {
    title: '¿Eliminar esta transferencia?',
    text: 'Podrás recuperarla en Eliminados recientemente durante {{days}} días; después, esta acción no se podrá deshacer.',
    confirm: 'Eliminar transferencia',
    forGood: 'No se podrá recuperar.',
  },
  toasts: {
    added: 'Transferencia añadida',
    edited: 'Transferencia actualizada',
    deleted: 'Transferencia eliminada',
    restored: 'Transferencia recuperada',
    erased: 'Transferencia eliminada definitivamente',
  },
} satisfies Shape<typeof en>;
