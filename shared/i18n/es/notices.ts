import type { notices as en } from '../en/notices.ts';
import type { Shape } from '../shape.ts';

export const notices = {
  title: 'Fuera de lo normal',
  none: 'Nada fuera de lo normal en los últimos 31 días.',
  list: 'Avisos',
  kinds: {
    large: {
      title: '{{name}}: {{amount}}, mucho más de lo habitual',
      why_one: 'El gasto anterior de {{name}} fue de {{usual}}.',
      why_other: 'Los {{number}} gastos anteriores de {{name}} rondaban los {{usual}}.',
    },
    largeOfCategory: {
      title: '{{name}}: {{amount}}, mucho más de lo habitual',
      why_one: 'El gasto anterior de {{category}} fue de {{usual}}.',
      why_other: 'Los {{number}} gastos anteriores de {{category}} rondaban los {{usual}}.',
    },
    twice: {
      title: '{{name}}: {{amount}}, quizá cobrado dos veces',
      why_one: 'El mismo importe aparece dos veces en tres días.',
      why_other: 'El mismo importe aparece dos veces en tres días.',
    },
    categoryHigh: {
      title: '{{category}}: {{amount}} este mes, más de lo habitual',
      why_one: 'El mes anterior no llegó a {{usual}}.',
      why_other: 'La mayoría de los meses no llega a {{usual}}.',
    },
    priceRise: {
      title: '{{name}} cuesta ahora {{amount}}',
      why_one: 'Antes costaba {{usual}}.',
      why_other: 'Antes costaba {{usual}}.',
    },
    missed: {
      title: 'Falta el cargo de {{name}}',
      why_one: 'Tocaba el {{day}}; suelen ser {{amount}}.',
      why_other: 'Tocaba el {{day}}; suelen ser {{amount}}.',
    },
    missedIncome: {
      title: 'Falta el ingreso de {{name}}',
      why_one: 'Tocaba el {{day}}; suelen ser {{amount}}.',
      why_other: 'Tocaba el {{day}}; suelen ser {{amount}}.',
    },
    newSeries: {
      title: '{{name}} parece repetirse: {{amount}}',
      why_one: 'Se ha cobrado {{number}} vez.',
      why_other: 'Se ha cobrado {{number}} veces.',
    },
    ended: {
      title: '{{name}} parece haber terminado',
      why_one: 'Se cobró {{number}} vez y no ha vuelto a cobrarse.',
      why_other: 'Se cobró {{number}} veces y no ha vuelto a cobrarse.',
    },
    lowPoint: {
      title: 'Este mes puede acabar en {{amount}}',
      why_one: 'El mes anterior acabó en {{usual}}.',
      why_other: 'Los meses suelen acabar en torno a {{usual}}.',
    },
  },
  open: {
    transactions: 'Ver los movimientos',
    recurring: 'Ver los movimientos recurrentes',
    forecast: 'Ver la previsión',
  },
  dismiss: {
    menu: 'Es normal: {{title}}',
    button: 'Es normal',
    transaction: 'Solo este aviso',
    merchant: 'Todos los avisos de {{name}}',
    kind: 'Todos los avisos de este tipo',
    done: 'Marcado como normal',
    undo: 'Deshacer',
    undone: 'Aviso recuperado',
  },
  dismissed: {
    heading: 'Marcados como normales ({{number}})',
    list: 'Marcados como normales',
    kinds: {
      large: 'Mucho más de lo habitual',
      twice: 'Quizá cobrado dos veces',
      categoryHigh: 'Categoría más alta de lo habitual',
      priceRise: 'Precio nuevo',
      missed: 'Esperado, pero falta',
      newSeries: 'Parece repetirse',
      ended: 'Parece haber terminado',
      lowPoint: 'El mes puede acabar en negativo',
    },
    unnamed: 'Aviso anterior',
    ofDay: 'solo el aviso del {{day}}',
    ofMonth: 'solo el aviso de {{month}}',
    scopes: {
      transaction: 'solo este aviso',
      merchant: 'todos los avisos como este',
      kind: 'todos los avisos de este tipo',
    },
    again: 'Volver a mostrar',
    againOf: 'Volver a mostrar: {{title}}, {{detail}}',
    all: 'Ver los {{number}}',
    done: 'Estos avisos volverán a aparecer',
  },
} satisfies Shape<typeof en>;
