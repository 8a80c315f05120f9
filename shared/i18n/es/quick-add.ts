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
    income: { name: 'Ingreso', examples: '+20 de Ana · nómina 1800 · vendí la bici 80 · devolución 60' },
    category: { name: 'Categoría', examples: 'pan 3 @comida · bus 2 @transporte' },
    tags: { name: 'Etiquetas', examples: 'hotel 80 #viaje #trabajo' },
    currency: { name: 'Moneda', examples: 'libro 20 {{sign}} · libro {{sign}}20 · libro 20 {{code}}' },
    sums: {
      name: 'Cuentas',
      examples: '3 x 2,50 té · comida 12 + 3 · comida 12,50+3 · cena 45,00/3 · cena 60 entre 3',
    },
    rest: 'Las demás palabras son la descripción. Un importe en otra moneda no se convierte, ni se toma sin preguntar.',
    doubt: 'Si una línea puede leerse de dos formas, la otra está al lado.',
  },
  check: 'Compruébalo',
  reading: 'Así se lee',
  noAmount: 'Aún sin importe',
  noDescription: 'Aún sin descripción',
  changeAmount: 'Importe: {{amount}}. Cambiarlo',
  changeTag: 'Etiqueta: {{tag}}. Cambiarla',
  changeDay: 'Fecha: {{day}}. Cambiarla',
  or: '¿o {{other}}?',
  takeAs: 'Tomarlo como {{other}}',
  type: 'Tipo',
  types: { expense: 'Gasto', income: 'Ingreso' },
  otherCurrency: 'Este importe está en otra moneda. La tuya es {{currency}}: escribe cuánto fue en ella.',
  missing: {
    amount: 'Añade un importe.',
    description: 'Añade una descripción.',
    both: 'Añade una descripción y un importe.',
  },
  saveAndNext: 'Guardar y añadir otro',
  favourites: 'Lo que más añades',
  link: {
    refused: 'No se ha podido usar parte del enlace: {{fields}}.',
    text: 'texto',
    description: 'descripción',
    amount: 'importe',
    category: 'categoría',
    date: 'fecha',
  },
} satisfies Shape<typeof en>;
