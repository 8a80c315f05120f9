import type { terms as en } from '../en/terms-dialog.ts';
import type { Shape } from '../shape.ts';

export const terms = {
  title: 'Términos y condiciones',
  text: 'Para añadir movimientos o guardar tu ubicación, lee y acepta estos dos documentos. Mientras tanto, puedes consultar y descargar tus datos o cerrar sesión.',
  changedTitle: 'Nuestros términos han cambiado',
  changedText:
    'Hay una versión nueva de estos dos documentos. Léelos y acéptalos para seguir añadiendo movimientos. Mientras tanto, puedes consultar y descargar tus datos o cerrar sesión.',
  accept: 'Acepto los',
  terms: 'términos y condiciones',
  and: 'y la',
  privacy: 'política de privacidad',
  submit: 'Aceptar y continuar',
  notNow: 'Ahora no',
  termsUpdatedSuccess: 'Gracias. Hemos guardado tu aceptación.',
} satisfies Shape<typeof en>;
