import type { premium as en } from '../en/premium.ts';
import type { Shape } from '../shape.ts';

export const premium = {
  title: 'Premium',
  plan: {
    title: 'Tu plan',
    everyone: 'En esta instalación, todo el mundo tiene Premium.',
    has: 'Tienes Premium.',
    hasUntil: 'Tienes Premium hasta el {{date}}.',
    hasUntilText:
      'Después de ese día dejarás de tener los análisis, los informes y el informe del mes por correo. No se elimina nada.',
    free: 'Tienes el plan gratuito.',
    over: 'Tu Premium terminó el {{date}}.',
    kept: 'No se ha eliminado nada.',
    byRequest: 'Aquí puedes solicitar Premium. Un administrador decide.',
    byGrant: 'Los administradores deciden quién tiene Premium. Si te interesa, escríbeles.',
    asAdmin: 'Como administras esta instalación, puedes darte Premium o cambiar quién lo tiene.',
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
    insights: 'Consulta cómo va el mes, qué está por llegar y qué se sale de lo normal.',
    forecast: 'Consulta cómo irán probablemente este mes y los siguientes.',
    advisor: 'Pregunta por tu dinero con tus palabras y recibe respuestas a partir de tus movimientos.',
    reports: 'Compara meses y años, e imprime o descarga los informes.',
  },
  offers: {
    analytics: {
      title: 'Análisis avanzado',
      text: 'Informes de cualquier mes o año, dos periodos comparados, cada categoría mes a mes y adónde va tu dinero: para leer, imprimir o descargar. Y avisos de lo inusual, como un pago cobrado dos veces.',
      open: 'Abrir los informes',
      openNotices: 'Ver gastos inusuales',
    },
    advisor: {
      title: 'Asesor financiero con IA',
      text: 'Pregunta por tu dinero con tus palabras. Las respuestas se calculan en este servidor a partir de tus movimientos, y puedes ver de dónde sale cada cifra.',
      open: 'Hacer una pregunta',
    },
    forecasting: {
      title: 'Previsión de presupuesto',
      text: 'Cómo irán probablemente este mes y los siguientes, con su margen de error.',
      open: 'Ver la previsión',
    },
    support: {
      title: 'Soporte prioritario',
      text: 'Cualquiera puede escribir a los administradores y leer sus respuestas en Saldo. Los mensajes de quienes tienen Premium van primero.',
      open: 'Pedir ayuda',
    },
  },
  withPremium: 'Con Premium',
} satisfies Shape<typeof en>;
