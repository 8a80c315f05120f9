import type { advisor as en } from '../en/advisor.ts';
import type { Shape } from '../shape.ts';
import { advisorPlans } from './advisor-plans.ts';
import { advisorWords } from './advisor-words.ts';

export const advisor = {
  ...advisorWords,
  ...advisorPlans,
  quote: '«{{text}}»',
  total: {
    closed: {
      expenses: 'Gastaste {{amount}}{{subject}} {{period}}.',
      income: 'Ingresaste {{amount}}{{subject}} {{period}}.',
    },
    running: {
      expenses: 'Llevas gastados {{amount}}{{subject}} {{period}}.',
      income: 'Llevas ingresados {{amount}}{{subject}} {{period}}.',
    },
    balance:
      'Tu saldo{{subject}} {{period}}: {{amount}}, es decir, {{income}} de ingresos menos {{expenses}} de gastos.',
    more: 'Son {{change}} más que {{before}} ({{amount}}).',
    less: 'Son {{change}} menos que {{before}} ({{amount}}).',
    same: 'Es lo mismo que {{before}} ({{amount}}).',
    soFar: {
      more: 'Hasta hoy son {{change}} más que {{before}} ({{amount}}).',
      less: 'Hasta hoy son {{change}} menos que {{before}} ({{amount}}).',
      same: 'Hasta hoy es lo mismo que {{before}} ({{amount}}).',
    },
    made: { one: 'Sale de {{transactions}}.', other: 'Es la suma de {{transactions}}.' },
    later: {
      expenses: 'Incluye {{expenses}} con fecha posterior a hoy.',
      income: 'Incluye {{income}} con fecha posterior a hoy.',
      balance: 'Incluye {{income}} de ingresos y {{expenses}} de gastos con fecha posterior a hoy.',
      onlyIncome: 'Incluye {{income}} de ingresos con fecha posterior a hoy.',
      onlyExpenses: 'Incluye {{expenses}} de gastos con fecha posterior a hoy.',
    },
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
    inAll: 'En total fueron {{amount}} {{period}}.',
  },
  average: {
    expenses: 'Gastas de media {{amount}} {{per}}{{subject}}: {{total}} en {{units}}, {{period}}.',
    income: 'Ingresas de media {{amount}} {{per}}{{subject}}: {{total}} en {{units}}, {{period}}.',
    per: { day: 'al día', week: 'a la semana', month: 'al mes', year: 'al año' },
    units: {
      day: { one: '{{count}} día', other: '{{count}} días' },
      week: { one: '{{count}} semana', other: '{{count}} semanas' },
      month: { one: '{{count}} mes', other: '{{count}} meses' },
      year: { one: '{{count}} año', other: '{{count}} años' },
    },
  },
  breakdown: {
    expenses: 'De los {{total}} que gastaste{{subject}} {{period}}, lo que más pesa es {{parts}}.',
    income: 'De los {{total}} que ingresaste{{subject}} {{period}}, lo que más pesa es {{parts}}.',
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
  },
  count: {
    of: 'Hay {{transactions}}{{subject}} {{period}}.',
    expenses: 'En total, {{expenses}} de gastos.',
    income: 'En total, {{income}} de ingresos.',
    both: 'Suman {{income}} de ingresos y {{expenses}} de gastos.',
  },
  listed: {
    expenses: 'Tienes {{transactions}}{{subject}} {{period}}, {{total}} en total.',
    income: 'Tienes {{transactions}}{{subject}} {{period}}, {{total}} en total.',
    balance: 'Tienes {{transactions}}{{subject}} {{period}}, con un saldo de {{total}}.',
    newest: 'En la tabla están los más recientes.',
  },
  savings: {
    rate: 'Ahorraste el {{rate}} de tus ingresos {{period}}: {{saved}} de {{income}}.',
    negative:
      'No ahorraste nada {{period}}: gastaste {{over}} más de lo que ingresaste ({{expenses}} frente a {{income}}), una tasa de ahorro del {{rate}}.',
    noIncome: 'No hay ingresos {{period}}, así que no hay tasa de ahorro. Gastaste {{expenses}}.',
  },
  extremeMonth: {
    expenses: {
      max: 'El mes en que más gastaste{{subject}} fue {{month}}: {{amount}}.',
      min: 'El mes en que menos gastaste{{subject}} fue {{month}}: {{amount}}.',
    },
    income: {
      max: 'El mes en que más ingresaste{{subject}} fue {{month}}: {{amount}}.',
      min: 'El mes en que menos ingresaste{{subject}} fue {{month}}: {{amount}}.',
    },
    balance: {
      max: 'El mes en que más ahorraste{{subject}} fue {{month}}, con un saldo de {{amount}}.',
      min: 'El mes en que menos ahorraste{{subject}} fue {{month}}, con un saldo de {{amount}}.',
    },
  },
  weekdays: {
    most: 'Los {{day}} es cuando más gastas{{subject}}: {{amount}} {{period}}, el {{percent}} del total.',
    least: 'Los {{day}} es cuando menos gastas: {{amount}}.',
    named: 'Los {{day}} gastaste {{amount}}{{subject}} {{period}}, el {{percent}} del total.',
    weekends: 'Los fines de semana gastaste {{amount}}{{subject}} {{period}}, el {{percent}} del total.',
    otherDays: 'De lunes a viernes fueron {{amount}}.',
    names: {
      sunday: 'domingos',
      monday: 'lunes',
      tuesday: 'martes',
      wednesday: 'miércoles',
      thursday: 'jueves',
      friday: 'viernes',
      saturday: 'sábados',
    },
  },
  freeDays: {
    count: 'Pasaste {{count}} de {{days}} días sin gastar{{subject}} {{period}}.',
    longest: 'La racha más larga sin gastar fue del {{from}} al {{to}}.',
  },
  uncategorized: {
    none: 'Todo tiene categoría{{period}}.',
    some: {
      one: '{{transactions}} no tiene categoría{{period}}.',
      other: '{{transactions}} no tienen categoría{{period}}.',
    },
  },
  fixed: {
    of: 'Los pagos recurrentes se llevan unos {{fixed}} al mes, el {{percent}} de los {{total}} que sueles gastar. Los otros {{rest}} cambian de un mes a otro.',
    none: 'Sueles gastar {{total}} al mes, y Saldo no reconoce en ellos ningún pago recurrente.',
    recurring: 'Recurrente',
    other: 'Lo demás',
  },
  pace: {
    more: 'Estás gastando más de lo normal: llevas {{amount}}{{subject}} este mes, {{change}} más que a estas alturas en los meses anteriores ({{other}}).',
    less: 'Estás gastando menos de lo normal: llevas {{amount}}{{subject}} este mes, {{change}} menos que a estas alturas en los meses anteriores ({{other}}).',
    same: 'Estás gastando lo normal: llevas {{amount}}{{subject}} este mes{{change}}, igual que a estas alturas en los meses anteriores ({{other}}).',
    alone: 'Llevas gastados {{amount}}{{subject}} este mes. No hay meses anteriores con los que compararlo.',
  },
  summary: {
    running:
      'Ingresaste {{income}} y gastaste {{expenses}} {{period}}, en {{transactions}}, así que tu saldo es de {{balance}}.',
    closed:
      'Ingresaste {{income}} y gastaste {{expenses}} {{period}}, en {{transactions}}, así que tu saldo fue de {{balance}}.',
    top: 'La categoría con más gastos fue {{name}}: {{amount}}, el {{percent}}.',
  },
  range: {
    of: 'Tienes {{transactions}}, del {{from}} al {{to}}.',
    none: 'Aún no tienes movimientos.',
  },
  unusual: {
    none: 'Nada llama la atención{{subject}} {{period}}.',
    some: 'Esto llama la atención{{subject}} {{period}}.',
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
    other: '{{name}} se sale de lo normal.',
  },
  duplicates: {
    none: 'Nada parece cobrado dos veces {{period}}.',
    some: { one: 'Esto parece cobrado dos veces.', other: 'Estos cobros parecen repetidos.' },
    one: '{{name}}: {{transactions}} de {{amount}} del {{from}} al {{to}}.',
    oneDay: '{{name}}: {{transactions}} de {{amount}} el {{day}}.',
  },
} satisfies Shape<typeof en>;
