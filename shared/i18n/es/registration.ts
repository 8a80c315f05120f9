import type { registration as en } from '../en/registration.ts';
import type { Shape } from '../shape.ts';

export const registration = {
  signIn: 'Iniciar sesión',
  backToSignIn: 'Volver a iniciar sesión',
  support: '¿Alguna duda? Escribe a',
  askOperator: '¿Alguna duda? Pregunta a quien te dio esta dirección.',
  closed: {
    title: 'En este momento nadie puede registrarse aquí',
    text: 'Quien administra esta instalación no admite cuentas nuevas. Si ya tienes una, inicia sesión como siempre.',
  },
  maintenance: {
    title: 'Ahora mismo no se pueden crear cuentas',
    text: 'El servicio está en mantenimiento. Vuelve dentro de un rato; si ya tienes una cuenta, puedes iniciar sesión y consultarlo todo.',
  },
  needed: {
    title: 'Necesitas una invitación',
    text: 'Solo se puede crear una cuenta con invitación: un enlace que abre el formulario para una sola cuenta. Te la puede enviar quien administra esta instalación.',
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
      text: 'Puede que la dirección esté incompleta o que la invitación se haya retirado. Vuelve a abrir el enlace del mensaje o pide otra invitación.',
    },
  },
  sent: {
    title: 'Revisa tu correo',
    text: 'Hemos enviado un mensaje a {{email}}. Abre el enlace que contiene para confirmar tu dirección; después podrás iniciar sesión.',
    hint: '¿No ha llegado en unos minutos? Mira en el correo no deseado y comprueba que la dirección sea correcta. El enlace caduca a las 24 horas; si inicias sesión con tu contraseña, te enviaremos otro.',
    other: 'Usar otra dirección',
  },
  verify: {
    checking: 'Comprobando tu enlace…',
    valid: {
      title: 'Confirma tu correo electrónico',
      text: 'Confirma que te has registrado aquí con la dirección a la que se envió este enlace.',
      submit: 'Confirmar dirección',
    },
    success: 'Tu correo está confirmado.',
    done: {
      title: 'Tu correo está confirmado',
      text: 'Tu cuenta está lista. Inicia sesión con tu correo y tu contraseña.',
    },
    used: {
      title: 'Este enlace ya se ha usado',
      text: 'Tu correo ya está confirmado. Puedes iniciar sesión.',
    },
    expired: {
      title: 'Este enlace ha caducado',
      text: 'Servía durante 24 horas. Inicia sesión con tu correo y tu contraseña y te enviaremos otro.',
    },
    unknown: {
      title: 'Este enlace no funciona',
      text: 'Puede que la dirección esté incompleta. Vuelve a abrir el enlace del mensaje o inicia sesión para recibir otro.',
    },
  },
} satisfies Shape<typeof en>;
