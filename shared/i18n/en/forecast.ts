/** The texts of the forecast. */
export const forecast = {
  title: 'Forecast',
  sides: { expenses: 'Expenses', income: 'Income', balance: 'Balance' },
  side: 'What to show',
  between: '{{low}} to {{high}}',
  range: 'In eight out of ten cases, the result is within the range.',
  tooShort:
    'A range takes three full months. Until then, the forecast uses what is recorded, what repeats and what the rest has cost so far.',
  asOf: 'As of {{day}}.',
  endOfMonth: {
    title: 'Expected by the end of {{month}}',
    open: 'See the forecast',
    lowest: 'In your accounts at the lowest: {{amount}} on {{day}}.',
  },
  coming: {
    title: 'Coming months',
    explore: 'Recorded and expected by month. Arrow keys move from month to month.',
    span: 'How far ahead',
    months: '{{count}} months',
    now: 'Now',
    month: 'Month',
    lowest: 'Low',
    highest: 'High',
    recorded: 'Recorded',
    expected: 'Expected',
    inProgress: '{{month}}, whole month',
  },
  categories: { title: 'Next month by category' },
  error: {
    title: 'Accuracy',
    own_one: 'Off by {{off}}; {{covered}} of {{number}} month inside the range.',
    own_other: 'Off by {{off}} on average; {{covered}} of {{number}} months inside the range.',
    meaning_one: 'Measured on the forecast made at the start of the last full month.',
    meaning_other: 'Measured on the forecasts made at the start of each of the last {{number}} months.',
    naiveMore:
      'With the amount of a year earlier (or, without that, of the previous month), the error would have been {{naive}}: more than with this forecast.',
    naiveLess:
      'With the amount of a year earlier (or, without that, of the previous month), the error would have been {{naive}}: less than with this forecast.',
    naiveSame:
      'With the amount of a year earlier (or, without that, of the previous month), the error would have been {{naive}} as well.',
    naiveSeveral:
      'With the amount of a year earlier (or, without that, of the previous month), the error would have been {{groups}}.',
    ofMore: 'larger than with this forecast for {{sides}}',
    ofLess: 'smaller than with this forecast for {{sides}}',
    ofSame: 'the same for {{sides}}',
    none: 'Not enough full months yet to measure it.',
  },
  recurring: 'Recurring transactions',
  empty: {
    title: 'Nothing to forecast yet',
    text: 'Add a few transactions, or import a file from your bank. After three full months, you will see a range too.',
  },
} as const;
