import type { forecast as en } from '../en/forecast.ts';
import type { Shape } from '../shape.ts';

export const forecast = {
  title: 'Previsión',
  subtitle: 'Lo que puedes esperar, calculado a partir de tus propios movimientos.',
  insights: 'Lo que puedes esperar, lo que toca pagar y respuestas sobre tu dinero.',
  sides: { expenses: 'Gastos', income: 'Ingresos', balance: 'Saldo' },
  side: 'Qué mostrar',
  between: 'de {{low}} a {{high}}',
  range: 'El margen se cumple ocho de cada diez veces.',
  tooShort:
    'Aún no hay margen: hacen falta tres meses completos. Los importes son lo registrado, lo que se repite y el resto según lo que ha costado hasta ahora.',
  endOfMonth: { title: 'A final de {{month}}', open: 'Ver la previsión' },
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
    both_one:
      'En el último mes completo, la previsión al empezar se desvió un {{relative}} (el mismo mes del año anterior o, si falta, el mes previo: un {{naive}}).',
    both_other:
      'En los últimos {{number}} meses, la previsión al empezar cada mes se desvió de media un {{relative}} (con el mismo mes del año anterior o, si falta, el mes previo: un {{naive}}).',
    own_one: 'En el último mes completo, la previsión al empezar se desvió un {{relative}}.',
    own_other:
      'En los últimos {{number}} meses, la previsión al empezar cada mes se desvió de media un {{relative}}.',
    covered_one: '{{covered}} de {{number}} mes quedó dentro del margen.',
    covered_other: '{{covered}} de {{number}} meses quedaron dentro del margen.',
    none: 'Aún no hay suficientes meses completos para comprobarla.',
  },
  recurring: 'Movimientos recurrentes',
  empty: {
    title: 'Aún no hay nada que prever',
    text: 'Añade algunos movimientos o importa un fichero de tu banco. A partir de tres meses completos verás también un margen.',
  },
} satisfies Shape<typeof en>;
