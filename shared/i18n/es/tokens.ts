import type { tokens as en } from '../en/tokens.ts';
import type { Shape } from '../shape.ts';

export const tokens = {
  title: 'Tokens de acceso',
  text: 'Para atajos del móvil y tus propios programas, sin tu contraseña. Cada uno solo hace lo que le permites.',
  none: 'Aún no tienes tokens de acceso.',
  full: 'Tienes {{number}}, el máximo. Retira uno para crear otro.',
  create: 'Crear token',
  revoke: 'Retirar',
  revokeNamed: 'Retirar {{name}}',
  revoked: 'Token de acceso retirado',
  createdOn: 'Creado el {{day}}',
  usedOn: 'último uso el {{day}}',
  neverUsed: 'sin usar',
  expiresOn: 'caduca el {{day}}',
  scopes: {
    add: {
      label: 'Añadir movimientos',
      hint: 'No puede ver tus datos. Basta para un atajo del móvil.',
    },
    read: {
      label: 'Leer',
      hint: 'Movimientos, recurrentes, categorías, presupuestos, metas y totales. No puede cambiar nada.',
    },
    write: { label: 'Leer y cambiar', hint: 'También puede añadir, editar y eliminar todo eso.' },
  },
  days: { 30: '30 días', 90: '90 días', 365: '1 año' },
  dialog: {
    title: 'Nuevo token de acceso',
    name: 'Nombre',
    nameHint: 'Por ejemplo: atajo del móvil',
    scope: 'Qué puede hacer',
    days: 'Caduca en',
    submit: 'Crear token',
  },
  made: {
    title: 'Tu token de acceso',
    text: 'Cópialo ahora: no se volverá a mostrar. Quien lo tenga puede usar tu cuenta tal como has permitido.',
    token: 'Token de acceso',
    copy: 'Copiar token',
    copied: 'Token copiado',
    copyFailed: 'No se ha podido copiar. Cópialo a mano.',
    done: 'Listo',
    example: 'Pruébalo en un terminal, con tu token en lugar de TOKEN:',
    command: 'Comando',
  },
  question: {
    title: '¿Retirar {{name}}?',
    text: 'Lo que lo use dejará de funcionar al momento. No se puede deshacer.',
    confirm: 'Retirar token',
  },
} satisfies Shape<typeof en>;
