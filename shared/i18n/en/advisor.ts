import { advisorAccounts } from './advisor-accounts.ts';
import { advisorMonths } from './advisor-months.ts';
import { advisorPlans } from './advisor-plans.ts';
import { advisorWords } from './advisor-words.ts';
import { summaries } from './summaries.ts';

/** The sentences of the advisor. The server fills in `{{…}}`; every figure is a fact, so no text has a digit. */
export const advisor = {
  ...advisorWords,
  ...advisorMonths,
  ...advisorPlans,
  accounts: advisorAccounts,
  /** Around the words of a person. */
  quote: '“{{text}}”',
  later: { one: summaries.later_one, other: summaries.later_other },
  total: {
    closed: {
      expenses: 'You spent {{amount}}{{subject}} {{period}}.',
      income: 'You received {{amount}}{{subject}} {{period}}.',
      back: 'You got {{amount}} more back than you spent{{subject}} {{period}}.',
    },
    running: {
      expenses: 'You have spent {{amount}}{{subject}} {{period}}.',
      income: 'You have received {{amount}}{{subject}} {{period}}.',
      back: 'You got {{amount}} more back than you spent{{subject}} {{period}}.',
    },
    refunds: 'You spent {{spent}} and got {{back}} back.',
    onlyBack: 'You got {{amount}} back{{subject}} {{period}}.',
    balance:
      'Your balance{{subject}} {{period}}: {{amount}}, that is, {{income}} of income minus {{expenses}} of expenses.',
    expectedEnd: 'By the end of the month it will probably be {{amount}}.',
    uncertainEnd: 'By the end of the month it may be anything from {{low}} to {{high}}, so also below zero.',
    more: 'That is {{change}} more than {{before}} ({{amount}}).',
    less: 'That is {{change}} less than {{before}} ({{amount}}).',
    same: 'That is the same as {{before}} ({{amount}}).',
    soFar: {
      more: 'Up to today it is {{change}} more than {{before}} ({{amount}}).',
      less: 'Up to today it is {{change}} less than {{before}} ({{amount}}).',
      same: 'Up to today it is the same as {{before}} ({{amount}}).',
    },
    made: { one: 'It comes from {{transactions}}.', other: 'It is the sum of {{transactions}}.' },
    begins: 'There is no full period to compare it with: your transactions begin on {{day}}.',
  },
  compare: {
    expenses: {
      more: 'You spent {{change}} more{{subject}} {{period}} than {{before}}: {{amount}} against {{other}}.',
      less: 'You spent {{change}} less{{subject}} {{period}} than {{before}}: {{amount}} against {{other}}.',
      same: 'You spent the same{{subject}} {{period}} as {{before}}: {{amount}}.',
    },
    income: {
      more: 'You received {{change}} more{{subject}} {{period}} than {{before}}: {{amount}} against {{other}}.',
      less: 'You received {{change}} less{{subject}} {{period}} than {{before}}: {{amount}} against {{other}}.',
      same: 'You received the same{{subject}} {{period}} as {{before}}: {{amount}}.',
    },
    balance: {
      closed: {
        more: 'Your balance{{subject}} {{period}} was {{change}} higher than {{before}}: {{amount}} against {{other}}.',
        less: 'Your balance{{subject}} {{period}} was {{change}} lower than {{before}}: {{amount}} against {{other}}.',
        same: 'Your balance{{subject}} {{period}} was the same as {{before}}: {{amount}}.',
      },
      running: {
        more: 'Your balance{{subject}} {{period}} is {{change}} higher than {{before}}: {{amount}} against {{other}}.',
        less: 'Your balance{{subject}} {{period}} is {{change}} lower than {{before}}: {{amount}} against {{other}}.',
        same: 'Your balance{{subject}} {{period}} is the same as {{before}}: {{amount}}.',
      },
    },
    inAll: 'The total {{period}} was {{amount}}.',
  },
  average: {
    expenses: 'On average, you spend {{amount}} {{per}}{{subject}}: {{total}} in {{units}}, {{period}}.',
    income: 'On average, you receive {{amount}} {{per}}{{subject}}: {{total}} in {{units}}, {{period}}.',
    back: 'On average, you got {{amount}} {{per}} more back than you spent{{subject}}: {{total}} in {{units}}, {{period}}.',
    each: 'On average, a transaction{{subject}} comes to {{amount}}: {{total}} in {{transactions}}, {{period}}.',
    eachBack:
      'On average, a transaction{{subject}} gives you back {{amount}}: {{total}} in {{transactions}}, {{period}}.',
    months: 'The lowest month was {{lowest}} ({{low}}), and the highest {{highest}} ({{high}}).',
    per: { day: 'a day', week: 'a week', month: 'a month', year: 'a year' },
    units: {
      day: { one: '{{count}} day', other: '{{count}} days' },
      week: { one: '{{count}} week', other: '{{count}} weeks' },
      month: { one: '{{count}} month', other: '{{count}} months' },
      year: { one: '{{count}} year', other: '{{count}} years' },
    },
  },
  breakdown: {
    expenses: 'Of the {{total}} that you spent{{subject}} {{period}}, the most went on {{parts}}.',
    income: 'Of the {{total}} that you received{{subject}} {{period}}, the most came from {{parts}}.',
    part: '{{name}} ({{amount}}, {{percent}})',
  },
  merchants: {
    most: {
      one: 'The largest sum{{subject}} {{period}} went to {{parts}}.',
      other: 'The largest sums{{subject}} {{period}} went to {{parts}}.',
    },
    part: '{{name}} ({{amount}})',
  },
  share: {
    expenses: 'Of your expenses {{period}}, {{percent}} went{{subject}}: {{amount}} of {{total}}.',
    income: 'Of your income {{period}}, {{percent}} went{{subject}}: {{amount}} of {{total}}.',
    noIncome: 'You spent {{amount}}{{subject}} {{period}}, but there is no income to compare it with.',
  },
  trend: {
    up: 'It is rising: you spent {{amount}} a month{{subject}} in the last three full months, {{change}} more than in the three before ({{other}}).',
    down: 'It is falling: you spent {{amount}} a month{{subject}} in the last three full months, {{change}} less than in the three before ({{other}}).',
    steady:
      'It hardly changes: you spent {{amount}} a month{{subject}} in the last three full months, and {{other}} in the three before.',
    same: 'It has not changed: you spent {{amount}} a month{{subject}} in the last three full months, the same as in the three before.',
    tooShort: 'A trend needs six full months, and so far you have {{count}}. The chart shows what there is.',
  },
  why: {
    more: 'You spent {{amount}}{{subject}} {{period}}, {{change}} more than {{usual}} ({{other}}).',
    less: 'In fact it was less: you spent {{amount}}{{subject}} {{period}}, {{change}} less than {{usual}} ({{other}}).',
    same: 'You spent {{amount}}{{subject}} {{period}}{{change}}, the same as {{usual}} ({{other}}).',
    months: 'the average of the three months before',
    sameDays: 'the average of the same days of the three months before',
    parts: 'What rose most: {{parts}}.',
    partsAnyway: 'Even so, this rose: {{parts}}.',
    part: '{{name}} by {{amount}}',
    largest: 'The largest expense was {{name}}: {{amount}}.',
    title: 'More than usual',
  },
  extremes: {
    largest: {
      expense: {
        one: 'Your largest expense{{subject}} {{period}} was {{name}} on {{day}}: {{amount}}.',
        several: 'Your largest expenses{{subject}} {{period}} were {{parts}}.',
      },
      income: {
        one: 'Your largest income{{subject}} {{period}} was {{name}} on {{day}}: {{amount}}.',
        several: 'Your largest income{{subject}} {{period}} was {{parts}}.',
      },
    },
    smallest: {
      expense: {
        one: 'Your smallest expense{{subject}} {{period}} was {{name}} on {{day}}: {{amount}}.',
        several: 'Your smallest expenses{{subject}} {{period}} were {{parts}}.',
      },
      income: {
        one: 'Your smallest income{{subject}} {{period}} was {{name}} on {{day}}: {{amount}}.',
        several: 'Your smallest income{{subject}} {{period}} was {{parts}}.',
      },
    },
    rest: 'The table has the rest.',
    equal: 'It is one of {{transactions}} of the same amount.',
  },
  edges: {
    last: 'The last transaction{{subject}} was on {{day}}: {{name}}, {{amount}}.',
    first: 'The first transaction{{subject}} was on {{day}}: {{name}}, {{amount}}.',
    noMore: 'There are no more.',
    severalLast: {
      sum: 'Your last {{transactions}}{{subject}}, {{period}}, come to {{total}}.',
      balance: 'Your last {{transactions}}{{subject}}, {{period}}, make a balance of {{total}}.',
    },
    severalFirst: {
      sum: 'Your first {{transactions}}{{subject}}, {{period}}, come to {{total}}.',
      balance: 'Your first {{transactions}}{{subject}}, {{period}}, make a balance of {{total}}.',
    },
  },
  count: {
    running: 'You have {{transactions}}{{subject}} {{period}}',
    closed: 'You had {{transactions}}{{subject}} {{period}}',
    expenses: 'The total spent is {{expenses}}.',
    income: 'The total received is {{income}}.',
    both: 'They add up to {{income}} of income and {{expenses}} of expenses.',
  },
  listed: {
    one: '{{count}}, of {{total}}.',
    other: '{{count}}, {{total}} in total.',
    balance: '{{count}}, with a balance of {{total}}.',
    newest: 'The table shows the newest.',
  },
  uncategorized: {
    none: 'Everything has a category{{period}}.',
    some: {
      one: '{{transactions}} has no category{{period}}.',
      other: '{{transactions}} have no category{{period}}.',
    },
  },
  fixed: {
    of: 'Recurring payments are about {{fixed}} a month, {{percent}} of the {{total}} that you usually spend. The remaining {{rest}} varies from month to month.',
    none: 'You usually spend {{total}} a month, and Saldo recognises no recurring payments in it.',
    recurring: 'Recurring',
    other: 'The rest',
  },
  summary: {
    running: {
      both: 'You have received {{income}} and spent {{expenses}} {{period}}, in {{transactions}}, so your balance is {{balance}}.',
      onlyIncome: 'You have received {{income}} {{period}}, in {{transactions}}, and spent nothing.',
      onlyExpenses: 'You have spent {{expenses}} {{period}}, in {{transactions}}, and received nothing.',
    },
    closed: {
      both: 'You received {{income}} and spent {{expenses}} {{period}}, in {{transactions}}, so your balance was {{balance}}.',
      onlyIncome: 'You received {{income}} {{period}}, in {{transactions}}, and spent nothing.',
      onlyExpenses: 'You spent {{expenses}} {{period}}, in {{transactions}}, and received nothing.',
    },
    top: 'The category with the highest expenses was {{name}}: {{amount}}, {{percent}}.',
  },
  range: {
    of: 'You have {{transactions}}, from {{from}} to {{to}}.',
    none: 'You have no transactions yet.',
  },
  unusual: {
    none: 'Nothing stands out{{subject}} {{period}}.',
    some: 'This stands out{{subject}} {{period}}.',
    kinds: {
      large: '{{name}} on {{day}}: {{amount}}, much more than usual.',
      twice: '{{name}} on {{day}}: {{amount}}, perhaps charged twice.',
      categoryHigh: '{{name}}: {{amount}} {{period}}, more than usual.',
      priceRise: '{{name}} costs {{amount}} since {{day}}, more than before.',
      missed: '{{name}} has not arrived.',
      newSeries: '{{name}} seems to repeat.',
      ended: '{{name}} seems to have ended.',
      lowPoint: 'This month may end with a balance of {{amount}}.',
    },
    other: '{{name}} is unusual.',
  },
  duplicates: {
    none: 'Nothing looks charged twice {{period}}.',
    some: { one: 'This looks charged twice.', other: 'These look charged twice.' },
    one: '{{name}}: {{transactions}} of {{amount}} from {{from}} to {{to}}.',
    oneDay: '{{name}}: {{transactions}} of {{amount}} on {{day}}.',
  },
} as const;
