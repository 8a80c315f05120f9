import type { profile as en } from '../en/profile.ts';
import type { Shape } from '../shape.ts';

export const profile = {
  updated: 'Perfil actualizado',
  save: 'Guardar',
  cancel: 'Cancelar',
  sections: {
    label: 'Secciones',
    personal: 'Datos personales',
    look: 'Apariencia y región',
    security: 'Acceso y seguridad',
    tokens: 'Tokens de acceso',
    data: 'Datos y cuenta',
  },
  repeatedEmail: {
    label: 'Repite el correo nuevo',
    hint: 'No se envía ningún correo de confirmación: escríbelo dos veces.',
    unequal: 'Los dos correos no coinciden',
  },
  identity: 'Sobre ti',
  name: 'Nombre visible',
  photo: {
    label: 'Foto',
    hint: 'Solo la ves tú. Se guarda en este servidor, recortada en un cuadrado.',
    add: 'Añadir foto',
    change: 'Cambiar foto',
    remove: 'Quitar foto',
    unreadable: 'No se ha podido leer este fichero como imagen.',
    title: 'Recorta tu foto',
    area: 'La parte de la foto que se conserva. Muévela con las flechas.',
    zoom: 'Zoom',
    moveHint: 'Arrastra la foto o muévela con las flechas.',
    use: 'Usar esta foto',
    saved: 'Foto actualizada',
    removed: 'Foto eliminada',
  },
  appearance: 'Idioma y tema',
  appearanceHint: 'Los cambios se aplican al momento, aquí y donde inicies sesión.',
  region: 'Dinero y calendario',
  currency: 'Moneda',
  currencyUnknown: 'Ninguna moneda coincide',
  currencyExample: 'Los importes se ven así: {{example}}',
  currencyLocked_zero:
    'Tu cuenta ya contiene importes, así que solo puedes elegir una moneda sin decimales. También cuentan los movimientos eliminados recientemente.',
  currencyLocked_one:
    'Tu cuenta ya contiene importes, así que solo puedes elegir una moneda con {{count}} decimal. También cuentan los movimientos eliminados recientemente.',
  currencyLocked_other:
    'Tu cuenta ya contiene importes, así que solo puedes elegir una moneda con {{count}} decimales. También cuentan los movimientos eliminados recientemente.',
  timeZone: 'Zona horaria',
  timeZoneUnknown: 'Ninguna zona horaria coincide',
  timeZoneNow: 'Hora actual: {{time}}. Los movimientos nuevos llevan la fecha de esta zona horaria.',
  firstDay: 'Primer día de la semana',
  confirmCurrency: {
    title: '¿Cambiar la moneda a {{currency}}?',
    text: 'Los importes no se convierten: solo cambia la moneda.',
    example: '{{before}} pasa a ser {{after}}.',
    confirm: 'Cambiar moneda',
  },
} satisfies Shape<typeof en>;
