import type { passkeys as en } from '../en/passkeys.ts';
import type { Shape } from '../shape.ts';

export const passkeys = {
  title: 'Llaves de acceso',
  text: 'Con una llave de acceso inicias sesión con la huella, la cara o el PIN de tu dispositivo, sin contraseña. Se guarda en tus dispositivos y nadie puede adivinarla.',
  none: 'Aún no tienes llaves de acceso.',
  full: 'Tienes {{number}} llaves de acceso, y no caben más. Quita alguna antes.',
  unsupported: 'Este navegador no puede añadir llaves de acceso aquí.',
  add: 'Añadir',
  addLabel: 'Añadir una llave de acceso',
  addedOn: 'Añadida el {{day}}',
  usedOn: 'usada por última vez el {{day}}',
  neverUsed: 'sin usar',
  synced: 'En todos tus dispositivos sincronizados',
  single: 'Solo en este dispositivo o llave física',
  elsewhere: 'Solo funciona en otra dirección de esta instalación, no aquí.',
  menu: 'Opciones de {{name}}',
  rename: 'Cambiar el nombre…',
  remove: 'Quitar…',
  added: 'Llave de acceso añadida',
  renamed: 'Nombre cambiado',
  removed: 'Llave de acceso quitada',
  known: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  dialog: {
    addTitle: 'Añadir una llave de acceso',
    renameTitle: 'Cambiar el nombre de la llave de acceso',
    name: 'Nombre',
    nameHint: 'Para que la reconozcas; por ejemplo, el nombre de tu dispositivo.',
    add: 'Continuar',
    rename: 'Guardar',
  },
  question: {
    title: '¿Quitar la llave de acceso {{name}}?',
    text: 'Ya no podrás iniciar sesión con ella. Bórrala también donde tu dispositivo o tu navegador guarda sus llaves de acceso.',
    confirm: 'Quitar',
  },
} satisfies Shape<typeof en>;
