import type { invites as english } from '../en/invites.ts';
import type { Shape } from '../shape.ts';

export const invites = {
  title: 'Invitaciones',
  text: 'Una invitación es un enlace con el que una persona crea una sola cuenta, en un plazo de siete días.',
  notNeeded: 'Ahora mismo cualquiera puede registrarse, sin invitación.',
  notEnough: 'Ahora mismo nadie puede registrarse, ni siquiera con invitación.',
  create: 'Nueva invitación',
  empty: {
    title: 'Aún no hay invitaciones',
    text: 'Crea una y envía el enlace a quien quieras invitar.',
  },
  noNote: 'Sin nota',
  state: {
    open: 'Pendiente',
    used: 'Usada',
    expired: 'Caducada',
  },
  openUntil: 'Caduca el {{time}}',
  usedAt: 'Usada el {{time}}',
  expiredAt: 'Caducó el {{time}}',
  showAll: 'Mostrar las {{number}}',
  revoke: 'Retirar',
  revokeNamed: 'Retirar la invitación: {{note}}',
  revoked: 'Invitación retirada',
  question: {
    title: '¿Retirar esta invitación?',
    text: 'El enlace dejará de funcionar. Si alguien ya creó una cuenta con él, la cuenta no cambia.',
    confirm: 'Retirar invitación',
  },
  cancel: 'Cancelar',
  dialog: {
    title: 'Nueva invitación',
    note: 'Para quién es (opcional)',
    noteHint: 'Solo los administradores ven esta nota.',
    submit: 'Crear enlace',
  },
  made: {
    title: 'La invitación está lista',
    text: 'Envía este enlace a una sola persona. Solo se muestra ahora; si se pierde, crea otro.',
    link: 'Enlace de invitación',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    copyFailed: 'Tu navegador no ha permitido copiar. El enlace está seleccionado: cópialo con el teclado.',
    done: 'Listo',
  },
} satisfies Shape<typeof english>;
