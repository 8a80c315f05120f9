import type { profile as en } from '../en/profile.ts';
import type { Shape } from '../shape.ts';

export const profile = {
  subtitle: 'Quién eres aquí y cómo te muestra Saldo tu dinero.',
  updated: 'Perfil actualizado',
  save: 'Guardar',
  cancel: 'Cancelar',
  identity: 'Sobre ti',
  name: 'Nombre visible',
  photo: {
    label: 'Foto',
    hint: 'Solo la ves tú. Se guarda en este servidor, recortada en un cuadrado.',
    add: 'Añadir foto',
    change: 'Cambiar foto',
    remove: 'Quitar foto',
    unreadable: 'Este archivo no se puede leer como imagen.',
    title: 'Recorta tu foto',
    area: 'Parte de la foto que se conserva. Se mueve con las flechas.',
    zoom: 'Zoom',
    moveHint: 'Arrastra la foto o muévela con las flechas.',
    use: 'Usar esta foto',
    saved: 'Foto actualizada',
    removed: 'Foto eliminada',
  },
  appearance: 'Idioma y tema',
  appearanceHint: 'Cambian al momento, aquí y en todos los sitios donde inicies sesión.',
  region: 'Dinero y calendario',
  currency: 'Moneda',
  currencyUnknown: 'No hay ninguna moneda con ese nombre',
  currencyExample: 'Los importes se ven así: {{example}}',
  currencyLocked_zero:
    'Ya tienes movimientos, así que puedes elegir entre las monedas sin decimales. También cuenta lo que hay en Eliminados recientemente.',
  currencyLocked_one:
    'Ya tienes movimientos, así que puedes elegir entre las monedas con {{count}} decimal. También cuenta lo que hay en Eliminados recientemente.',
  currencyLocked_other:
    'Ya tienes movimientos, así que puedes elegir entre las monedas con {{count}} decimales. También cuenta lo que hay en Eliminados recientemente.',
  timeZone: 'Zona horaria',
  timeZoneUnknown: 'No hay ninguna zona horaria con ese nombre',
  timeZoneNow: 'Hora actual: {{time}}. La zona decide en qué día cae cada movimiento.',
  firstDay: 'Primer día de la semana',
  confirmCurrency: {
    title: '¿Cambiar la moneda a {{currency}}?',
    text: 'No se convierte nada: cada importe conserva sus cifras y cambia de moneda.',
    example: '{{before}} pasa a ser {{after}}.',
    confirm: 'Cambiar moneda',
  },
} satisfies Shape<typeof en>;
