import type { consent as en } from '../en/consent.ts';
import type { Shape } from '../shape.ts';

export const consent = {
  title: '¿Permitir estadísticas de uso anónimas?',
  text: 'Solo qué pantallas se usan, no quién eres.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  close: 'Cerrar',
  details: 'Detalles',
  counted:
    'Si aceptas, contamos cuántas veces al día se abre cada pantalla, por ejemplo «Panel». El recuento se queda en este servidor, sin cuenta, dirección IP ni identificador.',
  never: 'Nunca: publicidad, rastreo ni envíos a otras empresas.',
  stored:
    'Se guarda siempre: lo que Saldo necesita para funcionar, como tu sesión, tu idioma y esta respuesta.',
  policy: 'Leer la política de privacidad',
  current: {
    accepted: 'Lo has aceptado.',
    declined: 'Lo has rechazado.',
  },
} satisfies Shape<typeof en>;
