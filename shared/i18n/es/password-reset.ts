import type { passwordReset as en } from '../en/password-reset.ts';
import type { Shape } from '../shape.ts';

export const passwordReset = {
  backToSignIn: 'Volver a iniciar sesión',
  request: {
    title: '¿Olvidaste tu contraseña?',
    lead: 'Escribe el correo electrónico de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar enlace',
    success: 'Listo. Si esta dirección tiene una cuenta, su enlace está en camino.',
  },
  sent: {
    title: 'Revisa tu correo',
    text: 'Si {{email}} tiene una cuenta aquí, recibirá un mensaje con un enlace. Sirve una sola vez y caduca a los 30 minutos.',
    hint: '¿No ha llegado nada después de unos minutos? Mira en la carpeta de spam y comprueba que la dirección es correcta.',
    again: 'Usar otra dirección',
  },
  noMail: {
    title: '¿Olvidaste tu contraseña?',
    text: 'Esta instalación de Saldo no envía correos, así que no puede mandarte un enlace.',
    hint: 'Habla con quien la administra: puede crear un enlace para ti con el que elegirás una contraseña nueva.',
  },
  checking: 'Comprobando tu enlace…',
  choose: {
    title: 'Elige una contraseña nueva',
    lead: 'Se cerrarán todas las sesiones de tu cuenta, en todos los dispositivos.',
    newPassword: 'Contraseña nueva',
    repeat: 'Repite la contraseña nueva',
    submit: 'Cambiar contraseña',
    success: 'Tu contraseña ha cambiado.',
  },
  expired: {
    title: 'Este enlace ha caducado',
    text: 'Los enlaces para elegir una contraseña nueva caducan a los 30 minutos. Pide otro; tu contraseña sigue siendo la misma.',
  },
  used: {
    title: 'Este enlace ya no es válido',
    text: 'Ya se usó, o se usó otro más reciente. Si todavía necesitas una contraseña nueva, pide otro enlace.',
  },
  unknown: {
    title: 'Este enlace no funciona',
    text: 'Puede que la dirección esté incompleta. Vuelve a abrir el enlace del mensaje o pide uno nuevo.',
  },
  newLink: 'Pedir un enlace nuevo',
  done: {
    title: 'Tu contraseña ha cambiado',
    text: 'Se han cerrado todas las sesiones. Inicia sesión con tu contraseña nueva.',
    signIn: 'Iniciar sesión',
  },
} satisfies Shape<typeof en>;
