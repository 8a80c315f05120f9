import type { backups as english } from '../en/backups.ts';
import type { Shape } from '../shape.ts';

export const backups = {
  title: 'Copias de seguridad en este servidor',
  text: 'Cada copia lo contiene todo y se restaura con «npm run restore». Guarda una en otro sitio seguro: quien la tenga puede leer todos los movimientos.',
  encryptedText:
    'Cada copia nueva lo contiene todo, cifrado con la frase de contraseña del operador. «npm run restore» la pide. Nadie puede abrir una copia sin su frase: si se pierde, se pierde la copia.',
  encrypted: 'cifrada',
  trial: {
    passed_one: 'Última restauración de prueba: {{time}}, {{number}} movimiento, en {{seconds}} s',
    passed_other: 'Última restauración de prueba: {{time}}, {{number}} movimientos, en {{seconds}} s',
    failed: 'La restauración de prueba del {{time}} ha fallado. El motivo está en el registro del servidor.',
    space:
      'Sin restauración de prueba el {{time}}: en el disco queda libre menos del doble del tamaño de la base de datos.',
    duration:
      'Sin restauración de prueba el {{time}}: la anterior tardó más de diez minutos. Prueba una con «npm run restore».',
  },
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
