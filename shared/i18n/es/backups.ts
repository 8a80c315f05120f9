import type { backups as english } from '../en/backups.ts';
import type { Shape } from '../shape.ts';

export const backups = {
  title: 'Copias en esta máquina',
  text: 'Cada archivo lo contiene todo y se restaura con «npm run restore». Guarda una copia en otro sitio: quien tenga una puede leer todos los movimientos.',
  make: 'Hacer una copia ahora',
  made: 'Copia hecha y comprobada',
  none: 'Todavía no hay ninguna copia.',
  download: 'Descargar',
  downloadNamed: 'Descargar la copia de {{time}}',
  delete: 'Eliminar',
  deleteNamed: 'Eliminar la copia de {{time}}',
  deleted: 'Copia eliminada',
  question: '¿Seguro?',
  warning: 'La copia de {{time}} se eliminará de esta máquina. No se puede deshacer.',
} satisfies Shape<typeof english>;
