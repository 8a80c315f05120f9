import type { forecast as en } from '../en/forecast.ts';
import type { Shape } from '../shape.ts';

export const forecast = {
  title: 'Previsión',
  sides: { expenses: 'Gastos', income: 'Ingresos', balance: 'Saldo' },
  side: 'Qué mostrar',
  between: 'de {{low}} a {{high}}',
  range: 'El margen está pensado para cumplirse ocho de cada diez veces.',
  tooShort:
    'Aún no hay margen: hacen falta tres meses completos. Los importes son lo registrado, lo que se repite y el resto según lo que ha costado hasta ahora.',
  asOf: 'A día {{day}}, con lo registrado hasta ahora.',
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
    title: 'Cuánto ha acertado',
    own_one: 'Se desvió {{off}}; {{covered}} de {{number}} mes, dentro del margen.',
    own_other: 'Se desvió {{off}} de media; {{covered}} de {{number}} meses, dentro del margen.',
    meaning_one: 'La desviación es la de la previsión hecha al empezar el último mes completo.',
    meaning_other:
      'La desviación es la de las previsiones hechas al empezar cada uno de los últimos {{number}} meses.',
    sameDay_one: 'Medido el mismo día del último mes completo.',
    sameDay_other: 'Medido el mismo día de cada uno de los últimos {{number}} meses.',
    naiveMore:
      'Repetir el mismo mes del año anterior (o el mes previo, si falta) se habría desviado {{naive}}: más que esta previsión.',
    naiveLess:
      'Repetir el mismo mes del año anterior (o el mes previo, si falta) se habría desviado {{naive}}: menos que esta previsión.',
    naiveSame:
      'Repetir el mismo mes del año anterior (o el mes previo, si falta) se habría desviado también {{naive}}.',
    naiveSeveral:
      'Repetir el mismo mes del año anterior (o el mes previo, si falta) se habría desviado {{groups}}.',
    ofMore: 'más que esta previsión en {{sides}}',
    ofLess: 'menos que esta previsión en {{sides}}',
    ofSame: 'lo mismo en {{sides}}',
    none: 'Aún no hay suficientes meses completos para comprobarla.',
  },
  recurring: 'Movimientos recurrentes',
  empty: {
    title: 'Aún no hay nada que prever',
    text: 'Añade algunos movimientos o importa un fichero de tu banco. A partir de tres meses completos verás también un margen.',
  },
} satisfies Shape<typeof en>;
