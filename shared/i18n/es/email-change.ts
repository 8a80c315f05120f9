import type { emailChange as en } from '../en/email-change.ts';
import type { Shape } from '../shape.ts';

export const emailChange = {
  title: 'Correo electrónico',
  current: 'Inicias sesión con {{email}}.',
  newEmail: 'Correo electrónico nuevo',
  password: 'Tu contraseña',
  howMail: 'Recibirás un mensaje en cada dirección. El cambio se hará cuando lo confirmes en las dos.',
  howDirect: 'El cambio es inmediato. Se cerrarán tus demás sesiones.',
  submit: 'Cambiar correo',
  asked: 'Hemos enviado un mensaje a cada dirección.',
  changed: 'Tu correo electrónico ha cambiado.',
  pending: {
    title: 'Falta tu confirmación',
    text: '{{newEmail}} será tu correo cuando abras los enlaces de los dos mensajes. Tienes hasta el {{date}}.',
    currentConfirmed: 'Confirmado desde tu correo actual.',
    currentWaiting: 'Falta confirmarlo desde tu correo actual.',
    newConfirmed: 'Confirmado desde el correo nuevo.',
    newWaiting: 'Falta confirmarlo desde el correo nuevo.',
    withdraw: 'Cancelar el cambio',
    withdrawn: 'El cambio se ha cancelado.',
  },
  checking: 'Comprobando tu enlace…',
  link: {
    currentTitle: '¿Quieres cambiar tu correo?',
    currentText: 'Iniciarás sesión con {{newEmail}}.',
    newTitle: '¿Es este tu correo nuevo?',
    newText: 'Iniciarás sesión en tu cuenta con {{newEmail}}.',
    note: 'El cambio se hará cuando lo confirmes desde las dos direcciones.',
    confirm: 'Confirmar',
    cancel: 'No he sido yo: cancelar el cambio',
  },
  waiting: {
    title: 'Confirmado',
    text: 'Para terminar el cambio, abre el enlace del mensaje que enviamos a la otra dirección.',
  },
  done: {
    title: 'Tu correo electrónico ha cambiado',
    text: 'A partir de ahora inicias sesión con {{newEmail}}.',
    signIn: 'Ir a Saldo',
  },
  cancelled: {
    title: 'Cambio cancelado',
    text: 'Tu cuenta conserva su correo. Si no fuiste tú quien pidió el cambio, elige una contraseña nueva: quien lo pidió conoce la tuya.',
    newPassword: 'Elegir una contraseña nueva',
  },
  expired: {
    title: 'Este enlace ha caducado',
    text: 'Hay 24 horas para confirmar desde las dos direcciones. Vuelve a pedir el cambio en tu perfil.',
  },
  unknown: {
    title: 'Este enlace no funciona',
    text: 'Puede que la dirección esté incompleta o que el cambio se haya cancelado.',
  },
  home: 'Ir a la página de inicio',
} satisfies Shape<typeof en>;
