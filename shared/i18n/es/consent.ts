import type { consent as en } from '../en/consent.ts';
import type { Shape } from '../shape.ts';

export const consent = {
  title: '¿Puede Saldo contar las visitas?',
  text: 'A quien administra este sitio le ayudaría saber qué pantallas se usan. Solo si aceptas, y sin saber quién eres.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  close: 'Cerrar',
  details: 'Qué se cuenta y qué se guarda',
  counted:
    'Se cuenta, solo si aceptas: el día y la pantalla, por ejemplo «Panel», como un número en este servidor. Ni cuenta, ni dirección, ni identificador.',
  never: 'Nunca: publicidad, seguimiento a lo largo del tiempo ni envíos a otras empresas.',
  stored:
    'Se guarda siempre: lo que Saldo necesita para funcionar, como tu sesión, tu idioma y esta respuesta.',
  policy: 'Leer la política de privacidad',
  current: {
    accepted: 'Ahora mismo lo aceptas.',
    declined: 'Ahora mismo lo rechazas.',
  },
} satisfies Shape<typeof en>;
