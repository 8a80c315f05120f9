import type { registration as en } from '../en/registration.ts';
import type { Shape } from '../shape.ts';

export const registration = {
  signIn: 'Iniciar sesión',
  backToSignIn: 'Volver a iniciar sesión',
  support: '¿Alguna duda? Escribe a',
  askOperator: '¿Alguna duda? Pregunta a quien te dio acceso.',
  closed: {
    title: 'El registro está cerrado',
    text: 'Esta instalación no admite cuentas nuevas. Si ya tienes una, inicia sesión como siempre.',
  },
  maintenance: {
    title: 'El registro no está disponible',
    text: 'El servicio está en mantenimiento. Inténtalo más tarde. Si ya tienes una cuenta, puedes iniciar sesión y consultarlo todo.',
  },
  needed: {
    title: 'Necesitas una invitación',
    text: 'Solo se puede crear una cuenta con invitación. Quien administra esta instalación puede enviarte un enlace.',
  },
  invite: {
    checking: 'Comprobando tu invitación…',
    welcome: 'Te han invitado. Tu invitación sirve para crear una cuenta.',
    used: {
      title: 'Esta invitación ya se ha usado',
      text: 'Cada invitación sirve para una sola cuenta. Si esa cuenta es la tuya, inicia sesión; si no, pide otra invitación.',
    },
    expired: {
      title: 'Esta invitación ha caducado',
      text: 'Las invitaciones caducan a los siete días. Pide una nueva.',
    },
    unknown: {
      title: 'Esta invitación no funciona',
      text: 'Puede que el enlace esté incompleto o que la invitación se haya retirado. Vuelve a abrirlo desde el mensaje o pide otra invitación.',
    },
  },
  sent: {
    title: 'Revisa tu correo',
    text: 'Hemos enviado un mensaje a {{email}}. Abre el enlace que contiene para elegir tu contraseña; así tu cuenta estará lista.',
    hint: '¿No ha llegado en unos minutos? Mira en el correo no deseado y comprueba que la dirección sea correcta. El enlace caduca a las 24 horas. Si necesitas otro, elige «¿Has olvidado tu contraseña?» al iniciar sesión.',
    other: 'Usar otra dirección',
  },
  address: {
    lead: 'Te enviaremos un enlace para confirmar esta dirección y elegir tu contraseña.',
    submit: 'Enviarme el enlace',
  },
  verify: {
    checking: 'Comprobando tu enlace…',
    valid: {
      title: 'Completa tu cuenta',
      text: 'Elige tu contraseña. Así confirmas tu correo electrónico y creas tu cuenta.',
    },
    used: {
      title: 'Este enlace ya se ha usado',
      text: 'Tu correo ya está confirmado. Puedes iniciar sesión.',
    },
    expired: {
      title: 'Este enlace ha caducado',
      text: 'Estos enlaces caducan a las 24 horas. Vuelve a escribir tu correo para recibir otro.',
    },
    unknown: {
      title: 'Este enlace no funciona',
      text: 'Puede que el enlace esté incompleto. Vuelve a abrirlo desde el mensaje o pide uno nuevo.',
    },
    again: 'Enviarme otro enlace',
  },
} satisfies Shape<typeof en>;
