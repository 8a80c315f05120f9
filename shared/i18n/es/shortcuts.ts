import type { shortcuts as en } from '../en/shortcuts.ts';
import type { Shape } from '../shape.ts';

export const shortcuts = {
  title: 'Atajos de teclado',
  newExpense: 'Nuevo gasto',
  newIncome: 'Nuevo ingreso',
  search: 'Buscar en tus movimientos',
  help: 'Mostrar esta lista',
  sidebar: 'Abrir o cerrar la barra lateral',
  undo: 'Deshacer, mientras un mensaje lo ofrezca',
  close: 'Cerrar lo que esté abierto',
  control: 'Ctrl',
  escape: 'Esc',
  enabled: 'Usar los atajos de una sola tecla',
  enabledHint: 'Nunca actúan mientras escribes ni cuando hay algo abierto sobre la página.',
} satisfies Shape<typeof en>;
