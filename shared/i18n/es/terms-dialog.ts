import type { terms as en } from '../en/terms-dialog.ts';
import type { Shape } from '../shape.ts';

export const terms = {
  title: 'Términos y condiciones',
  text: 'Para anotar gastos e ingresos o guardar tu ubicación, lee y acepta estos dos documentos. Mientras tanto puedes seguir consultando tus datos, llevártelos o cerrar la sesión.',
  changedTitle: 'Los términos han cambiado',
  changedText:
    'Hay una versión nueva de estos dos documentos. Léelos y acéptalos para seguir anotando. Mientras tanto puedes seguir consultando tus datos, llevártelos o cerrar la sesión.',
  accept: 'Acepto los',
  terms: 'términos y condiciones',
  and: 'y la',
  privacy: 'política de privacidad',
  submit: 'Aceptar y continuar',
  notNow: 'Ahora no',
  termsUpdatedSuccess: 'Gracias. Hemos guardado tu aceptación.',
} satisfies Shape<typeof en>;
