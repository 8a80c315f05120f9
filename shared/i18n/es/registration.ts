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
    text: 'Hemos enviado un mensaje a {{email}}. Abre el enlace que contiene para elegir tu contraseña; con eso tu cuenta estará lista.',
    hint: '¿No ha llegado en unos minutos? Mira en el correo no deseado y comprueba que la dirección sea correcta. El enlace caduca a las 24 horas. Si necesitas otro, elige «¿Olvidaste tu contraseña?» al iniciar sesión.',
    other: 'Usar otra dirección',
  },
  address: {
    lead: 'Te enviaremos un enlace. Con él confirmas esta dirección y eliges tu contraseña.',
    submit: 'Enviarme el enlace',
  },
  verify: {
    checking: 'Comprobando tu enlace…',
    valid: {
      title: 'Completa tu cuenta',
      address: 'Para {{email}}',
      text: 'Elige tu contraseña. Así confirmas tu correo electrónico y creas tu cuenta.',
    },
    used: {
      title: 'Este enlace ya se ha usado',
      text: 'Tu correo ya está confirmado. Puedes iniciar sesión.',
    },
    expired: {
      title: 'Este enlace ha caducado',
      text: 'Servía durante 24 horas. Vuelve a escribir tu correo para recibir otro.',
    },
    unknown: {
      title: 'Este enlace no funciona',
      text: 'Puede que la dirección esté incompleta. Vuelve a abrir el enlace del mensaje o pide otro.',
    },
    again: 'Enviarme otro enlace',
  },
} satisfies Shape<typeof en>;
