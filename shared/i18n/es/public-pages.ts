import type { publicPages as en } from '../en/public-pages.ts';
import type { Shape } from '../shape.ts';

export const publicPages = {
  signIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  dashboard: 'Panel',
  footer: {
    label: 'Información legal y ajustes',
    note: '© {{year}} Saldo. Código abierto con licencia MIT.',
  },
} satisfies Shape<typeof en>;
