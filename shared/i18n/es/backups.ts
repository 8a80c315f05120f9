import type { backups as english } from '../en/backups.ts';
import type { Shape } from '../shape.ts';

export const backups = {
  title: 'Copias de seguridad en este servidor',
  text: 'Cada copia lo contiene todo y se restaura con «npm run restore». Guarda una en otro sitio seguro: quien la tenga puede leer todos los movimientos.',
  make: 'Crear una copia ahora',
  made: 'Copia creada y verificada',
  none: 'Aún no hay copias.',
  download: 'Descargar',
  downloadNamed: 'Descargar la copia de {{time}}',
  delete: 'Eliminar',
  deleteNamed: 'Eliminar la copia de {{time}}',
  deleted: 'Copia eliminada',
  question: '¿Eliminar esta copia de seguridad?',
  warning: 'La copia de {{time}} se eliminará de este servidor y no se podrá recuperar.',
} satisfies Shape<typeof english>;
