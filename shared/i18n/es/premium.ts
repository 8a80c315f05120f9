import type { premium as en } from '../en/premium.ts';
import type { Shape } from '../shape.ts';

export const premium = {
  title: 'Premium',
  subtitle: {
    free: 'Tienes el plan gratuito. Incluye todo lo que Saldo sabe hacer hoy; Premium aún no existe.',
    premium: 'Tienes el plan Premium. Lo que está por llegar también será tuyo.',
  },
  offers: {
    analytics: {
      title: 'Análisis avanzado',
      text: 'Compara cualquier periodo con el anterior, sigue la evolución por días, semanas o meses y mira cuánto pesa cada categoría. Próximamente habrá análisis más detallados.',
    },
    advisor: {
      title: 'Asesor financiero con IA',
      text: 'Pregunta por tu dinero con tus propias palabras y recibe respuestas basadas en tus movimientos.',
    },
    forecasting: {
      title: 'Previsión de presupuesto',
      text: 'Cómo irán probablemente el resto del mes y los siguientes, a partir de lo que has anotado hasta ahora.',
    },
    support: {
      title: 'Soporte prioritario',
      text: 'Una vía directa para dudas y problemas. De momento, consulta a quien administra esta instalación.',
    },
  },
  partlyHere: 'Disponible en parte',
  inPreparation: 'Próximamente',
  open: 'Verlo en el panel',
  note: 'Lo que está por llegar no se puede comprar ni reservar: no hay precio, ni lista de espera, ni periodo de prueba.',
} satisfies Shape<typeof en>;
