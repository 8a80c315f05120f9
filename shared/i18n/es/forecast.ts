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
  endOfMonth: { title: 'Previsto a final de {{month}}', open: 'Ver la previsión' },
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
    own_one: 'Se desvió {{off}}; {{covered}} de {{number}} mes, dentro del margen.',
    own_other: 'Se desvió {{off}} de media; {{covered}} de {{number}} meses, dentro del margen.',
    meaning_one: 'Medido con la previsión hecha al empezar el último mes completo.',
    meaning_other: 'Medido con las previsiones hechas al empezar cada uno de los últimos {{number}} meses.',
    naiveMore:
      'Suponer lo mismo que un año antes (o, si falta, que el mes previo) se habría desviado {{naive}}: más que esta previsión.',
    naiveLess:
      'Suponer lo mismo que un año antes (o, si falta, que el mes previo) se habría desviado {{naive}}: menos que esta previsión.',
    naiveSame:
      'Suponer lo mismo que un año antes (o, si falta, que el mes previo) se habría desviado también {{naive}}.',
    naiveSeveral:
      'Suponer lo mismo que un año antes (o, si falta, que el mes previo) se habría desviado {{groups}}.',
    ofMore: 'más que esta previsión en {{sides}}',
    ofLess: 'menos que esta previsión en {{sides}}',
    ofSame: 'lo mismo en {{sides}}',
    none: 'Aún no hay suficientes meses completos para medirla.',
  },
  recurring: 'Movimientos recurrentes',
  empty: {
    title: 'Aún no hay nada que prever',
    text: 'Añade algunos movimientos o importa un fichero de tu banco. A partir de tres meses completos verás también un margen.',
  },
} satisfies Shape<typeof en>;
