import type { quickAdd as en } from '../en/quick-add.ts';
import type { Shape } from '../shape.ts';

export const quickAdd = {
  line: 'Descripción, importe y fecha',
  example: 'café 2,50 ayer',
  help: 'En cualquier orden. También puedes añadir #etiquetas.',
  reading: 'Así se lee',
  noAmount: 'Aún sin importe',
  noDescription: 'Aún sin descripción',
  changeAmount: 'Importe: {{amount}}. Cambiarlo',
  changeTag: 'Etiqueta: {{tag}}. Cambiarla',
  changeDay: 'Fecha: {{day}}. Cambiarla',
  or: '¿o {{other}}?',
  type: 'Tipo',
  types: { expense: 'Gasto', income: 'Ingreso' },
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
