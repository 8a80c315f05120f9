import type { transactions as en } from '../en/transactions.ts';
import type { Shape } from '../shape.ts';

export const transactions = {
  add: {
    expense: { title: 'Añadir gasto', subtitle: 'Puedes deshacerlo justo después de guardar.' },
    income: { title: 'Añadir ingreso', subtitle: 'Puedes deshacerlo justo después de guardar.' },
    quick: 'Añadir rápido',
    toDashboard: 'Volver al panel',
  },
  form: {
    amount: 'Importe',
    amountHelp: 'Usa una coma o un punto para los decimales',
    amountHelpWhole: 'Sin decimales, por ejemplo {{example}}',
    amountReading: 'Se lee como {{amount}}',
    amountUnreadable: 'Escribe el importe con cifras, por ejemplo {{example}}',
    description: 'Descripción',
    descriptionExample: {
      expense: 'Por ejemplo: compra semanal',
      income: 'Por ejemplo: sueldo de noviembre',
    },
    category: 'Categoría',
    optional: 'opcional',
    newCategory: 'Nueva categoría',
    newCategoryName: 'Nombre de la nueva categoría',
    addCategory: 'Añadir',
    categoryArchived: 'Tienes una categoría archivada con este nombre',
    unarchiveCategory: 'Desarchivarla',
    categoryPending: 'Añade o cancela antes la nueva categoría',
    date: 'Fecha',
    dateHelp: 'Por ejemplo, {{example}}',
    chooseDay: 'Abrir el calendario',
    calendar: 'Calendario',
    previous: 'Anterior',
    next: 'Siguiente',
    today: 'Hoy',
    yesterday: 'Ayer',
    twoDaysAgo: 'Anteayer',
    quickDays: 'Fechas rápidas',
    details: 'Añadir nota o etiquetas',
    tags: 'Añadir etiquetas',
    split: 'Dividir entre categorías',
    save: { expense: 'Guardar gasto', income: 'Guardar ingreso' },
    saveChanges: 'Guardar cambios',
    cancel: 'Cancelar',
  },
  repeat: { expense: 'Duplicar un gasto reciente', income: 'Duplicar un ingreso reciente' },
  list: {
    label: 'Movimientos recientes',
    actions: 'Acciones de {{description}}',
    edit: 'Editar',
    duplicate: 'Duplicar',
    repeat: 'Hacer recurrente…',
    delete: 'Eliminar',
    parts: '{{number}} partes',
  },
  bank: { label: 'Del banco', words: 'Del banco: {{text}}' },
  part: {
    mark: 'Parte de una división',
    edit: { expense: 'Parte de una compra dividida', income: 'Parte de un ingreso dividido' },
    delete: {
      expense:
        'Se eliminará solo esta parte del gasto dividido. Podrás recuperarla en Eliminados recientemente durante 30 días; después no se podrá recuperar.',
      income:
        'Se eliminará solo esta parte del ingreso dividido. Podrás recuperarla en Eliminados recientemente durante 30 días; después no se podrá recuperar.',
    },
    confirm: 'Eliminar esta parte',
  },
  duplicate: { expense: 'Duplicar gasto', income: 'Duplicar ingreso' },
  edit: { expense: 'Editar gasto', income: 'Editar ingreso' },
  delete: {
    title: '¿Seguro que quieres eliminarlo?',
    text: {
      expense:
        'Se eliminará este gasto. Podrás recuperarlo en Eliminados recientemente durante 30 días; después no se podrá recuperar.',
      income:
        'Se eliminará este ingreso. Podrás recuperarlo en Eliminados recientemente durante 30 días; después no se podrá recuperar.',
    },
    confirm: { expense: 'Eliminar gasto', income: 'Eliminar ingreso' },
  },
  toasts: {
    expense: { added: 'Gasto añadido', edited: 'Gasto actualizado', deleted: 'Gasto eliminado' },
    income: { added: 'Ingreso añadido', edited: 'Ingreso actualizado', deleted: 'Ingreso eliminado' },
    undo: 'Deshacer',
    undone: 'Deshecho',
  },
  csv: {
    fileName: 'movimientos',
    columns: {
      date: 'Fecha',
      type: 'Tipo',
      description: 'Descripción',
      category: 'Categoría',
      amount: 'Importe',
      currency: 'Moneda',
      note: 'Nota',
      tags: 'Etiquetas',
    },
    types: { expense: 'Gasto', income: 'Ingreso' },
  },
} satisfies Shape<typeof en>;
