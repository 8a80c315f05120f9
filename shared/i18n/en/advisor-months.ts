/** The advisor's sentences about months and days. */
export const advisorMonths = {
  savings: {
    rate: 'You saved {{rate}} of your income {{period}}: {{saved}} of {{income}}.',
    soFar: 'You have saved {{rate}} of your income {{period}}: {{saved}} of {{income}}.',
    negative:
      'You saved nothing {{period}}: you spent {{over}} more than you received ({{expenses}} against {{income}}), a savings rate of {{rate}}.',
    noIncome: 'There is no income {{period}}, so there is no savings rate. You spent {{expenses}}.',
  },
  extremeMonth: {
    expenses: {
      max: 'You spent the most{{subject}} in {{month}}: {{amount}}.',
      min: 'You spent the least{{subject}} in {{month}}: {{amount}}.',
    },
    income: {
      max: 'You received the most{{subject}} in {{month}}: {{amount}}.',
      min: 'You received the least{{subject}} in {{month}}: {{amount}}.',
    },
    balance: {
      max: 'You saved the most{{subject}} in {{month}}, with a balance of {{amount}}.',
      min: 'You saved the least{{subject}} in {{month}}, with a balance of {{amount}}.',
    },
  },
  weekdays: {
    most: 'You spend the most{{subject}} on {{day}}: {{amount}} {{period}}, {{percent}} of the total.',
    least: 'You spend the least on {{day}}: {{amount}}.',
    largest: 'Of what you spent on {{day}}, {{amount}} went to {{name}}.',
    back: 'On {{day}}, you got {{amount}} more back than you spent{{subject}} {{period}}.',
    named: 'On {{day}}, you spent {{amount}}{{subject}} {{period}}, {{percent}} of the total.',
    weekends: 'On weekends, you spent {{amount}}{{subject}} {{period}}, {{percent}} of the total.',
    weekendsBack: 'On weekends, you got {{amount}} more back than you spent{{subject}} {{period}}.',
    otherDays: 'From Monday to Friday it was {{amount}}.',
    otherDaysBack: 'From Monday to Friday, you got {{amount}} more back than you spent.',
    names: {
      sunday: 'Sundays',
      monday: 'Mondays',
      tuesday: 'Tuesdays',
      wednesday: 'Wednesdays',
      thursday: 'Thursdays',
      friday: 'Fridays',
      saturday: 'Saturdays',
    },
  },
  freeDays: {
    count: 'You spent nothing{{subject}} on {{count}} of {{days}} days {{period}}.',
    longest: 'The longest time without spending was from {{from}} to {{to}}.',
  },
  pace: {
    more: 'You are spending more than usual: {{amount}}{{subject}} so far this month, {{change}} more than by this day in previous months ({{other}}).',
    less: 'You are spending less than usual: {{amount}}{{subject}} so far this month, {{change}} less than by this day in previous months ({{other}}).',
    same: 'You are spending as usual: {{amount}}{{subject}} so far this month{{change}}, the same as by this day in previous months ({{other}}).',
    alone:
      'You have spent {{amount}}{{subject}} so far this month. There are no earlier months to compare it with.',
  },
} as const;
