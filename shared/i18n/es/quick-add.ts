import type { quickAdd as en } from '../en/quick-add.ts';
import type { Shape } from '../shape.ts';

export const quickAdd = {
  line: 'Descripción, importe y fecha',
  example: 'café 2,50 ayer',
  help: 'En cualquier orden. También puedes añadir @categoría y #etiquetas.',
  guide: {
    title: 'Qué puedes escribir',
    amount: {
      name: 'Importe',
      examples: 'café 2,50 · taxi doce con cincuenta · alquiler 1.200 · sofá 2 mil',
    },
    day: {
      name: 'Fecha',
      examples:
        'café 2,50 ayer · taxi 9 el viernes pasado · gimnasio 30 el 5 · veterinario 60 hace dos semanas · vuelo 90 en 3 días · bus 2 el 15 de marzo',
    },
    income: {
      name: 'Ingreso',
      examples: '+20 de Ana · nómina 1800 · vendí la bici 80 · devolución de la renta 60',
    },
    refund: { name: 'Devolución', examples: 'devolución zapatos 30 · reembolso -12 libro' },
    category: { name: 'Categoría', examples: 'pan 3 @comida · bus 2 @transporte' },
    tags: { name: 'Etiquetas', examples: 'hotel 80 #viaje #trabajo' },
    repeat: {
      name: 'Recurrente',
      examples: 'alquiler 850 cada mes · gimnasio 30 cada 2 semanas · clase 20 los viernes',
    },
    currency: { name: 'Moneda', examples: 'libro 20 {{sign}} · libro {{sign}}20 · libro 20 {{code}}' },
    sums: {
      name: 'Cálculos',
      examples: '3 x 2,50 té · comida 12 + 3 · comida 12,50+3 · cena 45,00/3 · cena 60 entre 3',
    },
    rest: 'Las demás palabras forman la descripción. Los importes en otra moneda no se convierten.',
    doubt: 'Si una línea se puede leer de dos formas, Saldo ofrece las dos.',
    takeOff:
      'Si Saldo interpreta mal una palabra, pulsa la cruz que tiene al lado: volverá a la descripción.',
  },
  check: 'Compruébalo',
  reading: 'Así se lee',
  noAmount: 'Aún sin importe',
  noDescription: 'Aún sin descripción',
  changeAmount: 'Importe: {{amount}}. Cambiarlo',
  changeTag: 'Etiqueta: {{tag}}. Cambiarla',
  changeDay: 'Fecha: {{day}}. Cambiarla',
  or: '¿o {{other}}?',
  takeAs: 'Usar {{other}}',
  type: 'Tipo',
  kinds: { expense: 'Gasto', refund: 'Devolución', income: 'Ingreso' },
  repeats: {
    day_one: 'Se repite cada día',
    day_other: 'Se repite cada {{count}} días',
    week_one: 'Se repite cada semana',
    week_other: 'Se repite cada {{count}} semanas',
    month_one: 'Se repite cada mes',
    month_other: 'Se repite cada {{count}} meses',
    year_one: 'Se repite cada año',
    year_other: 'Se repite cada {{count}} años',
  },
  takeOff: {
    type: 'No es el tipo: {{words}}',
    day: 'No es la fecha: {{words}}',
    category: 'No es la categoría: {{words}}',
    tag: 'No es una etiqueta: {{words}}',
    repeat: 'No se repite: {{words}}',
  },
  takeBack: {
    type: 'Usar «{{words}}» como tipo',
    day: 'Usar «{{words}}» como fecha',
    category: 'Usar «{{words}}» como categoría',
    tag: 'Usar «{{words}}» como etiqueta',
    repeat: 'Repetir «{{words}}»',
  },
  unknown: 'No tienes la categoría {{names}}, así que se queda en la descripción.',
  otherCurrency: 'Este importe está en otra moneda. Escríbelo en {{currency}}.',
  missing: {
    amount: 'Añade un importe.',
    description: 'Añade una descripción.',
    both: 'Añade una descripción y un importe.',
  },
  saveRefund: 'Guardar devolución',
  saveAndNext: 'Guardar y añadir otro',
  saveAndRepeat: 'Guardar y hacer recurrente…',
  favourites: 'Lo que más añades',
  form: {
    amount: 'Revisa el importe: está en otra moneda o se puede leer de dos formas.',
    income: 'Parece un ingreso. Añádelo como ingreso',
  },
  link: {
    refused: 'No se ha podido usar parte del enlace: {{fields}}.',
    text: 'texto',
    description: 'descripción',
    amount: 'importe',
    category: 'categoría',
    date: 'fecha',
  },
} satisfies Shape<typeof en>;
