import type { shortcuts as en } from '../en/shortcuts.ts';
import type { Shape } from '../shape.ts';

export const shortcuts = {
  title: 'Atajos de teclado',
  quickAdd: 'Añadir rápido: un movimiento en una línea',
  newExpense: 'Añadir gasto',
  newIncome: 'Añadir ingreso',
  search: 'Buscar en tus movimientos',
  help: 'Mostrar esta lista',
  sidebar: 'Abrir o cerrar la barra lateral',
  undo: 'Deshacer, mientras se muestre el mensaje',
  close: 'Cerrar el diálogo o el menú',
  control: 'Ctrl',
  escape: 'Esc',
  enabled: 'Activar los atajos de una sola tecla',
  enabledHint: 'No funcionan mientras escribes ni con un diálogo o un menú abierto.',
} satisfies Shape<typeof en>;
