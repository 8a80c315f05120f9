import type { passwordReset as en } from '../en/password-reset.ts';
import type { Shape } from '../shape.ts';

export const passwordReset = {
  backToSignIn: 'Volver a iniciar sesión',
  request: {
    title: '¿Has olvidado tu contraseña?',
    lead: 'Escribe el correo electrónico de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar enlace',
    success: 'Listo. Si esta dirección tiene una cuenta, su enlace está en camino.',
  },
  sent: {
    title: 'Revisa tu correo',
    text: 'Si {{email}} tiene una cuenta aquí, recibirá un mensaje con un enlace. Sirve una sola vez y caduca a los 30 minutos.',
    hint: '¿No ha llegado en unos minutos? Mira en el correo no deseado y comprueba que la dirección sea correcta.',
    again: 'Usar otra dirección',
  },
  noMail: {
    title: '¿Has olvidado tu contraseña?',
    text: 'Esta instalación de Saldo no envía correos, así que no puede enviarte un enlace.',
    hint: 'Pide ayuda a quien la administra: puede crear un enlace para que elijas una contraseña nueva.',
  },
  checking: 'Comprobando tu enlace…',
  choose: {
    title: 'Elige una contraseña nueva',
    lead: 'Se cerrará tu sesión en todos los dispositivos.',
    newPassword: 'Contraseña nueva',
    repeat: 'Repite la contraseña nueva',
    submit: 'Cambiar contraseña',
  },
  expired: {
    title: 'Este enlace ha caducado',
    text: 'Los enlaces para restablecer la contraseña caducan a los 30 minutos. Pide otro; tu contraseña no ha cambiado.',
  },
  used: {
    title: 'Este enlace ya no es válido',
    text: 'Ya se usó, o se usó otro más reciente. Si aún necesitas una contraseña nueva, pide otro enlace.',
  },
  unknown: {
    title: 'Este enlace no funciona',
    text: 'Puede que el enlace esté incompleto. Vuelve a abrirlo desde el mensaje o pide uno nuevo.',
  },
  newLink: 'Pedir un enlace nuevo',
  done: {
    title: 'Tu contraseña ha cambiado',
    text: 'Se ha cerrado tu sesión en todos los dispositivos. Inicia sesión con tu contraseña nueva.',
    signIn: 'Iniciar sesión',
  },
} satisfies Shape<typeof en>;
