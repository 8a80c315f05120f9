import type { forecast as en } from '../en/forecast.ts';
import type { Shape } from '../shape.ts';

export const forecast = {
  title: 'Previsión',
  sides: { expenses: 'Gastos', income: 'Ingresos', balance: 'Saldo' },
  side: 'Qué mostrar',
  between: 'de {{low}} a {{high}}',
  range: 'En ocho de cada diez casos, el resultado queda dentro del margen.',
  tooShort:
    'El margen requiere tres meses completos. Hasta entonces, la previsión usa lo registrado, lo que se repite y lo que ha costado lo demás.',
  asOf: 'A día {{day}}.',
  endOfMonth: {
    title: 'Previsto a final de {{month}}',
    open: 'Ver la previsión',
    lowest: 'En tus cuentas, como mínimo: {{amount}} el {{day}}.',
  },
  coming: {
    title: 'Próximos meses',
    explore: 'Lo registrado y lo previsto por mes. Con las flechas pasas de un mes a otro.',
    span: 'Hasta cuándo',
    months: '{{count}} meses',
    now: 'Ahora',
    month: 'Mes',
    lowest: 'Mínimo',
    highest: 'Máximo',
    recorded: 'Registrado',
    expected: 'Previsto',
    inProgress: '{{month}}, mes completo',
  },
  categories: { title: 'El mes que viene, por categoría' },
  error: {
    title: 'Precisión',
    own_one: 'Se desvió {{off}}; {{covered}} de {{number}} mes dentro del margen.',
    own_other: 'Se desvió {{off}} de media; {{covered}} de {{number}} meses dentro del margen.',
    meaning_one: 'Medido con la previsión hecha al empezar el último mes completo.',
    meaning_other: 'Medido con las previsiones hechas al empezar cada uno de los últimos {{number}} meses.',
    naiveMore:
      'Con el importe de un año antes (o, si falta, el del mes anterior), la desviación habría sido de {{naive}}: más que con esta previsión.',
    naiveLess:
      'Con el importe de un año antes (o, si falta, el del mes anterior), la desviación habría sido de {{naive}}: menos que con esta previsión.',
    naiveSame:
      'Con el importe de un año antes (o, si falta, el del mes anterior), la desviación habría sido también de {{naive}}.',
    naiveSeveral:
      'Con el importe de un año antes (o, si falta, el del mes anterior), la desviación habría sido {{groups}}.',
    ofMore: 'mayor que con esta previsión en {{sides}}',
    ofLess: 'menor que con esta previsión en {{sides}}',
    ofSame: 'la misma en {{sides}}',
    none: 'Aún no hay suficientes meses completos para medirla.',
  },
  recurring: 'Movimientos recurrentes',
  empty: {
    title: 'Aún no hay nada que prever',
    text: 'Añade algunos movimientos o importa un fichero de tu banco. A partir de tres meses completos verás también un margen.',
  },
} satisfies Shape<typeof en>;
