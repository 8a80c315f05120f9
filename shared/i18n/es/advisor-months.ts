import type { advisorMonths as en } from '../en/advisor-months.ts';
import type { Shape } from '../shape.ts';

export const advisorMonths = {
  savings: {
    rate: 'Ahorraste el {{rate}} de tus ingresos {{period}}: {{saved}} de {{income}}.',
    soFar: 'Llevas ahorrado el {{rate}} de tus ingresos {{period}}: {{saved}} de {{income}}.',
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
    largest: 'De lo gastado los {{day}}, {{amount}} son de {{name}}.',
    back: 'Los {{day}} te devolvieron {{amount}} más de lo que gastaste{{subject}} {{period}}.',
    named: 'Los {{day}} gastaste {{amount}}{{subject}} {{period}}, el {{percent}} del total.',
    weekends: 'Los fines de semana gastaste {{amount}}{{subject}} {{period}}, el {{percent}} del total.',
    weekendsBack:
      'Los fines de semana te devolvieron {{amount}} más de lo que gastaste{{subject}} {{period}}.',
    otherDays: 'De lunes a viernes fueron {{amount}}.',
    otherDaysBack: 'De lunes a viernes te devolvieron {{amount}} más de lo que gastaste.',
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
  pace: {
    more: 'Estás gastando más de lo normal: llevas {{amount}}{{subject}} este mes, {{change}} más que a estas alturas en los meses anteriores ({{other}}).',
    less: 'Estás gastando menos de lo normal: llevas {{amount}}{{subject}} este mes, {{change}} menos que a estas alturas en los meses anteriores ({{other}}).',
    same: 'Estás gastando lo normal: llevas {{amount}}{{subject}} este mes{{change}}, igual que a estas alturas en los meses anteriores ({{other}}).',
    alone: 'Llevas gastados {{amount}}{{subject}} este mes. No hay meses anteriores con los que compararlo.',
  },
} satisfies Shape<typeof en>;
