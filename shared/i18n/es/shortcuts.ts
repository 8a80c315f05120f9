import type { shortcuts as en } from '../en/shortcuts.ts';
import type { Shape } from '../shape.ts';

export const shortcuts = {
  title: 'Atajos de teclado',
  quickAdd: 'Registro rápido: un movimiento en una línea',
  newExpense: 'Añadir gasto',
  newIncome: 'Añadir ingreso',
  search: 'Buscar en tus movimientos',
  help: 'Mostrar esta lista',
  sidebar: 'Abrir o cerrar la barra lateral',
  undo: 'Deshacer, mientras se muestre el mensaje',
  close: 'Cerrar el diálogo o el menú',
  rows: {
    title: 'En la lista de movimientos',
    move: 'Ir a la fila de arriba o de abajo, o de la búsqueda a la primera',
    ends: 'Ir a la primera o a la última fila',
    open: 'Abrir la fila',
    select: 'Seleccionar la fila; con Mayús, todas hasta ella',
    delete: 'Eliminar la fila o lo seleccionado',
  },
  keys: { home: 'Inicio', end: 'Fin', enter: 'Intro', delete: 'Supr' },
  control: 'Ctrl',
  escape: 'Esc',
  enabled: 'Activar los atajos de una sola tecla',
  enabledHint: 'No funcionan mientras escribes ni con un diálogo o un menú abierto.',
} satisfies Shape<typeof en>;
