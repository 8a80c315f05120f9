import type { forms as english } from '../en/forms.ts';
import type { Shape } from '../shape.ts';

export const forms = {
  unsaved: {
    title: '¿Salir sin guardar?',
    text: 'Tienes cambios sin guardar: {{forms}}.',
    leave: 'Salir sin guardar',
  },
} satisfies Shape<typeof english>;
