import type { advisor as en } from '../en/advisor.ts';
import type { Shape } from '../shape.ts';
import { advisorAccounts } from './advisor-accounts.ts';
import { advisorMonths } from './advisor-months.ts';
import { advisorPlans } from './advisor-plans.ts';
import { advisorWords } from './advisor-words.ts';
import { summaries } from './summaries.ts';

export const advisor = {
  ...advisorWords,
  ...advisorMonths,
  ...advisorPlans,
  accounts: advisorAccounts,
  quote: '«{{text}}»',
  later: { one: summaries.later_one, other: summaries.later_other },
  total: {
    closed: {
      expenses: 'Gastaste {{amount}}{{subject}} {{period}}.',
      income: 'Ingresaste {{amount}}{{subject}} {{period}}.',
      back: 'Te devolvieron {{amount}} más de lo que gastaste{{subject}} {{period}}.',
    },
    running: {
      expenses: 'Llevas gastados {{amount}}{{subject}} {{period}}.',
      income: 'Llevas ingresados {{amount}}{{subject}} {{period}}.',
      back: 'Te han devuelto {{amount}} más de lo que gastaste{{subject}} {{period}}.',
    },
    refunds: 'Gastaste {{spent}} y te devolvieron {{back}}.',
    onlyBack: 'Te devolvieron {{amount}}{{subject}} {{period}}.',
    balance:
      'Tu saldo{{subject}} {{period}}: {{amount}}, es decir, {{income}} de ingresos menos {{expenses}} de gastos.',
    expectedEnd: 'A final de mes seguramente será de {{amount}}.',
    uncertainEnd:
      'A final de mes puede ser cualquier cifra entre {{low}} y {{high}}, es decir, también menos de cero.',
    more: 'Son {{change}} más que {{before}} ({{amount}}).',
    less: 'Son {{change}} menos que {{before}} ({{amount}}).',
    same: 'Es lo mismo que {{before}} ({{amount}}).',
    soFar: {
      more: 'Hasta hoy son {{change}} más que {{before}} ({{amount}}).',
      less: 'Hasta hoy son {{change}} menos que {{before}} ({{amount}}).',
      same: 'Hasta hoy es lo mismo que {{before}} ({{amount}}).',
    },
    made: { one: 'Sale de {{transactions}}.', other: 'Es la suma de {{transactions}}.' },
    begins: 'No hay un periodo completo con el que compararlo: tus movimientos empiezan el {{day}}.',
  },
  compare: {
    expenses: {
      more: 'Gastaste {{change}} más{{subject}} {{period}} que {{before}}: {{amount}} frente a {{other}}.',
      less: 'Gastaste {{change}} menos{{subject}} {{period}} que {{before}}: {{amount}} frente a {{other}}.',
      same: 'Gastaste lo mismo{{subject}} {{period}} que {{before}}: {{amount}}.',
    },
    income: {
      more: 'Ingresaste {{change}} más{{subject}} {{period}} que {{before}}: {{amount}} frente a {{other}}.',
      less: 'Ingresaste {{change}} menos{{subject}} {{period}} que {{before}}: {{amount}} frente a {{other}}.',
      same: 'Ingresaste lo mismo{{subject}} {{period}} que {{before}}: {{amount}}.',
    },
    balance: {
      closed: {
        more: 'Tu saldo{{subject}} {{period}} fue {{change}} más alto que {{before}}: {{amount}} frente a {{other}}.',
        less: 'Tu saldo{{subject}} {{period}} fue {{change}} más bajo que {{before}}: {{amount}} frente a {{other}}.',
        same: 'Tu saldo{{subject}} {{period}} fue el mismo que {{before}}: {{amount}}.',
      },
      running: {
        more: 'Tu saldo{{subject}} {{period}} es {{change}} más alto que {{before}}: {{amount}} frente a {{other}}.',
        less: 'Tu saldo{{subject}} {{period}} es {{change}} más bajo que {{before}}: {{amount}} frente a {{other}}.',
        same: 'Tu saldo{{subject}} {{period}} es el mismo que {{before}}: {{amount}}.',
      },
    },
    inAll: 'El total {{period}} fue de {{amount}}.',
  },
  average: {
    expenses: 'Gastas de media {{amount}} {{per}}{{subject}}: {{total}} en {{units}}, {{period}}.',
    income: 'Ingresas de media {{amount}} {{per}}{{subject}}: {{total}} en {{units}}, {{period}}.',
    back: 'De media, te devuelven {{amount}} {{per}} más de lo que gastas{{subject}}: {{total}} en {{units}}, {{period}}.',
    each: 'De media, un movimiento{{subject}} es de {{amount}}: {{total}} en {{transactions}}, {{period}}.',
    eachBack:
      'De media, con un movimiento{{subject}} recuperas {{amount}}: {{total}} en {{transactions}}, {{period}}.',
    months: 'El mes más bajo fue {{lowest}} ({{low}}) y el más alto, {{highest}} ({{high}}).',
    per: { day: 'al día', week: 'a la semana', month: 'al mes', year: 'al año' },
    units: {
      day: { one: '{{count}} día', other: '{{count}} días' },
      week: { one: '{{count}} semana', other: '{{count}} semanas' },
      month: { one: '{{count}} mes', other: '{{count}} meses' },
      year: { one: '{{count}} año', other: '{{count}} años' },
    },
  },
  breakdown: {
    expenses: 'De los {{total}} que gastaste{{subject}} {{period}}, lo principal fue {{parts}}.',
    income: 'De los {{total}} que ingresaste{{subject}} {{period}}, lo principal fue {{parts}}.',
    part: '{{name}} ({{amount}}, el {{percent}})',
  },
  merchants: {
    most: {
      one: 'Donde más gastaste{{subject}} {{period}} fue en {{parts}}.',
      other: 'Donde más gastaste{{subject}} {{period}} fue en {{parts}}.',
    },
    part: '{{name}} ({{amount}})',
  },
  share: {
    expenses: 'De tus gastos {{period}}, el {{percent}} se fue{{subject}}: {{amount}} de {{total}}.',
    income: 'De tus ingresos {{period}}, el {{percent}} se fue{{subject}}: {{amount}} de {{total}}.',
    noIncome: 'Gastaste {{amount}}{{subject}} {{period}}, pero no hay ingresos con los que compararlo.',
  },
  trend: {
    up: 'Va en aumento: gastaste {{amount}} al mes{{subject}} en los últimos tres meses completos, {{change}} más que en los tres anteriores ({{other}}).',
    down: 'Va a la baja: gastaste {{amount}} al mes{{subject}} en los últimos tres meses completos, {{change}} menos que en los tres anteriores ({{other}}).',
    steady:
      'Apenas cambia: gastaste {{amount}} al mes{{subject}} en los últimos tres meses completos y {{other}} en los tres anteriores.',
    same: 'No ha cambiado: gastaste {{amount}} al mes{{subject}} en los últimos tres meses completos, lo mismo que en los tres anteriores.',
    tooShort:
      'Para ver una tendencia hacen falta seis meses completos, y por ahora tienes {{count}}. El gráfico muestra lo que hay.',
  },
  why: {
    more: 'Gastaste {{amount}}{{subject}} {{period}}, {{change}} más que {{usual}} ({{other}}).',
    less: 'En realidad fue menos: gastaste {{amount}}{{subject}} {{period}}, {{change}} menos que {{usual}} ({{other}}).',
    same: 'Gastaste {{amount}}{{subject}} {{period}}{{change}}, lo mismo que {{usual}} ({{other}}).',
    months: 'la media de los tres meses anteriores',
    sameDays: 'la media de los mismos días de los tres meses anteriores',
    parts: 'Lo que más subió: {{parts}}.',
    partsAnyway: 'Aun así, esto subió: {{parts}}.',
    part: '{{name}} ({{amount}} más)',
    largest: 'El mayor gasto fue {{name}}, de {{amount}}.',
    title: 'Más de lo normal',
  },
  extremes: {
    largest: {
      expense: {
        one: 'Tu mayor gasto{{subject}} {{period}} fue {{name}}, el {{day}}: {{amount}}.',
        several: 'Tus mayores gastos{{subject}} {{period}} fueron {{parts}}.',
      },
      income: {
        one: 'Tu mayor ingreso{{subject}} {{period}} fue {{name}}, el {{day}}: {{amount}}.',
        several: 'Tus mayores ingresos{{subject}} {{period}} fueron {{parts}}.',
      },
    },
    smallest: {
      expense: {
        one: 'Tu gasto más pequeño{{subject}} {{period}} fue {{name}}, el {{day}}: {{amount}}.',
        several: 'Tus gastos más pequeños{{subject}} {{period}} fueron {{parts}}.',
      },
      income: {
        one: 'Tu ingreso más pequeño{{subject}} {{period}} fue {{name}}, el {{day}}: {{amount}}.',
        several: 'Tus ingresos más pequeños{{subject}} {{period}} fueron {{parts}}.',
      },
    },
    rest: 'El resto está en la tabla.',
    equal: 'Es uno de {{transactions}} del mismo importe.',
  },
  edges: {
    last: 'El último movimiento{{subject}} es del {{day}}: {{name}}, {{amount}}.',
    first: 'El primer movimiento{{subject}} es del {{day}}: {{name}}, {{amount}}.',
    noMore: 'No hay más.',
    severalLast: {
      sum: 'Tus últimos {{transactions}}{{subject}}, {{period}}, suman {{total}}.',
      balance: 'Tus últimos {{transactions}}{{subject}}, {{period}}, dejan un saldo de {{total}}.',
    },
    severalFirst: {
      sum: 'Tus primeros {{transactions}}{{subject}}, {{period}}, suman {{total}}.',
      balance: 'Tus primeros {{transactions}}{{subject}}, {{period}}, dejan un saldo de {{total}}.',
    },
  },
  count: {
    running: 'Hay {{transactions}}{{subject}} {{period}}',
    closed: 'Hubo {{transactions}}{{subject}} {{period}}',
    expenses: 'En total, {{expenses}} de gastos.',
    income: 'En total, {{income}} de ingresos.',
    both: 'Suman {{income}} de ingresos y {{expenses}} de gastos.',
  },
  listed: {
    one: '{{count}}, de {{total}}.',
    other: '{{count}}, {{total}} en total.',
    balance: '{{count}}, con un saldo de {{total}}.',
    newest: 'En la tabla están los más recientes.',
  },
  uncategorized: {
    none: 'Todo tiene categoría{{period}}.',
    some: {
      one: '{{transactions}} no tiene categoría{{period}}.',
      other: '{{transactions}} no tienen categoría{{period}}.',
    },
  },
  fixed: {
    of: 'Los pagos recurrentes son unos {{fixed}} al mes, el {{percent}} de los {{total}} que sueles gastar. Los otros {{rest}} cambian de un mes a otro.',
    none: 'Sueles gastar {{total}} al mes, y Saldo no reconoce en ellos ningún pago recurrente.',
    recurring: 'Recurrente',
    other: 'Lo demás',
  },
  summary: {
    running: {
      both: 'Llevas ingresados {{income}} y gastados {{expenses}} {{period}}, en {{transactions}}, así que tu saldo es de {{balance}}.',
      onlyIncome: 'Llevas ingresados {{income}} {{period}}, en {{transactions}}, y no has gastado nada.',
      onlyExpenses: 'Llevas gastados {{expenses}} {{period}}, en {{transactions}}, y no has ingresado nada.',
    },
    closed: {
      both: 'Ingresaste {{income}} y gastaste {{expenses}} {{period}}, en {{transactions}}, así que tu saldo fue de {{balance}}.',
      onlyIncome: 'Ingresaste {{income}} {{period}}, en {{transactions}}, y no gastaste nada.',
      onlyExpenses: 'Gastaste {{expenses}} {{period}}, en {{transactions}}, y no ingresaste nada.',
    },
    top: 'La categoría con más gastos fue {{name}}: {{amount}}, el {{percent}}.',
  },
  range: {
    of: 'Tienes {{transactions}}, del {{from}} al {{to}}.',
    none: 'Aún no tienes movimientos.',
  },
  unusual: {
    none: 'No hay nada llamativo{{subject}} {{period}}.',
    some: 'Hay algo llamativo{{subject}} {{period}}.',
    kinds: {
      large: '{{name}}, el {{day}}: {{amount}}, mucho más de lo normal.',
      twice: '{{name}}, el {{day}}: {{amount}}, quizá cobrado dos veces.',
      categoryHigh: '{{name}}: {{amount}} {{period}}, más de lo normal.',
      priceRise: '{{name}} cuesta {{amount}} desde el {{day}}, más que antes.',
      missed: '{{name}} no ha llegado.',
      newSeries: '{{name}} parece repetirse.',
      ended: '{{name}} parece haber terminado.',
      lowPoint: 'Este mes puede acabar con un saldo de {{amount}}.',
    },
    other: '{{name}} es inusual.',
  },
  duplicates: {
    none: 'Nada parece cobrado dos veces {{period}}.',
    some: { one: 'Esto parece cobrado dos veces.', other: 'Estos cobros parecen repetidos.' },
    one: '{{name}}: {{transactions}} de {{amount}} del {{from}} al {{to}}.',
    oneDay: '{{name}}: {{transactions}} de {{amount}} el {{day}}.',
  },
} satisfies Shape<typeof en>;
