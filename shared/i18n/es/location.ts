import type { location as en } from '../en/location.ts';
import type { Shape } from '../shape.ts';

export const location = {
  title: 'Ubicación',
  place: '{{city}}, {{country}}',
  prompt: {
    title: '¿Añadimos tu ciudad a tu perfil?',
    text: 'Tu navegador indica dónde estás, este servidor busca la ciudad más cercana y solo se guarda su nombre.',
    detecting: 'Detectando tu ubicación…',
    found: '¿Tu ciudad es {{place}}?',
    foundText: 'Solo se guarda este nombre. Puedes cambiarlo o quitarlo en tu perfil.',
  },
  section: {
    text: 'Solo se guarda la ciudad, nunca tus coordenadas.',
    none: 'Sin ciudad',
  },
  detect: 'Detectar ciudad',
  detectAgain: 'Volver a detectar',
  retry: 'Reintentar',
  save: 'Guardar',
  decline: 'No, gracias',
  dontSave: 'No guardar',
  edit: 'Editar',
  enter: 'Escribir a mano',
  remove: 'Quitar',
  cancel: 'Cancelar',
  city: 'Ciudad',
  country: 'País',
  unavailable:
    'No hemos podido obtener tu ubicación. Comprueba que los servicios de ubicación están activados e intenta añadirla más tarde desde tu perfil.',
  saved: 'Ubicación guardada.',
  removed: 'Ubicación eliminada.',
} satisfies Shape<typeof en>;
