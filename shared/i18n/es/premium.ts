import type { premium as en } from '../en/premium.ts';
import type { Shape } from '../shape.ts';

export const premium = {
  title: 'Premium',
  subtitle: 'Qué incluye y quién lo tiene aquí.',
  plan: {
    title: 'Tu plan',
    everyone: 'En esta instalación, todo el mundo tiene Premium.',
    everyoneText: 'No tienes que hacer nada.',
    has: 'Tienes Premium.',
    hasUntil: 'Tienes Premium hasta el {{date}}.',
    hasUntilText:
      'Ese día también cuenta. Después se acaban los análisis, los informes y el informe del mes por correo. No se elimina nada.',
    free: 'Tienes el plan gratuito.',
    over: 'Tu Premium terminó el {{date}}.',
    kept: 'No se ha eliminado nada.',
    byRequest: 'Aquí puedes solicitar Premium. Un administrador decide.',
    byGrant:
      'En esta instalación, los administradores deciden quién tiene Premium. Si te interesa, escríbeles.',
    asAdmin: 'Administras esta instalación: date Premium o cambia quién lo tiene.',
    giveSelf: 'Darme Premium',
    toSettings: 'Cambiar quién lo tiene',
    write: 'Escribir a los administradores',
    requested: 'Has solicitado Premium.',
    requestedText: 'Solicitud enviada el {{date}}. Un administrador te responderá.',
    declined: 'Tu solicitud del {{date}} se rechazó. Puedes enviar otra.',
  },
  request: {
    open: 'Solicitar Premium',
    title: 'Solicitar Premium',
    text: 'Los administradores verán tu solicitud con tu nombre y tu correo. Siguen sin ver tus movimientos.',
    message: 'Mensaje (opcional)',
    send: 'Enviar solicitud',
    sent: 'Solicitud enviada',
    cancel: 'Cancelar la solicitud',
    cancelled: 'Solicitud cancelada',
  },
  required: 'Esto forma parte de Premium',
  about: 'Más sobre Premium',
  screens: {
    insights: 'Aquí ves cómo va el mes, qué viene pronto y qué se sale de lo habitual.',
    forecast:
      'Aquí ves cómo irán probablemente este mes y los siguientes, y cuánto ha acertado la previsión.',
    advisor:
      'Aquí preguntas por tu dinero con tus propias palabras y recibes respuestas sacadas de tus movimientos.',
    reports: 'Aquí comparas meses y años, e imprimes o descargas lo que ves.',
  },
  offers: {
    analytics: {
      title: 'Análisis avanzado',
      text: 'Informes de un mes o de un año, comparación de dos periodos, cada categoría mes a mes y adónde va tu dinero. Para leer, imprimir o descargar. Y avisos de lo que se sale de lo normal, como un pago cobrado dos veces.',
      open: 'Abrir los informes',
      openNotices: 'Ver gastos inusuales',
    },
    advisor: {
      title: 'Asesor financiero con IA',
      text: 'Pregunta por tu dinero con tus palabras y recibe respuestas calculadas en este servidor a partir de tus propios movimientos. Puedes ver de dónde sale cada cifra.',
      open: 'Hacer una pregunta',
    },
    forecasting: {
      title: 'Previsión de presupuesto',
      text: 'Cómo irán probablemente este mes y los siguientes, con su margen de error.',
      open: 'Ver la previsión',
    },
    support: {
      title: 'Soporte prioritario',
      text: 'Escribe a los administradores y lee sus respuestas en Saldo. Puede hacerlo cualquiera; donde solo algunas personas tienen Premium, sus mensajes van primero.',
      open: 'Pedir ayuda',
    },
  },
  withPremium: 'Con Premium',
} satisfies Shape<typeof en>;
