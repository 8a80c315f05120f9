/** The texts of the forecast. */
export const forecast = {
  title: 'Forecast',
  sides: { expenses: 'Expenses', income: 'Income', balance: 'Balance' },
  side: 'What to show',
  between: '{{low}} to {{high}}',
  range: 'The range is made to be right eight times out of ten.',
  tooShort:
    'There is no range yet: it needs three full months. The amounts are what you have recorded, what repeats, and the rest at what it has cost so far.',
  asOf: 'As of {{day}}, with what is recorded so far.',
  endOfMonth: { title: 'Expected by the end of {{month}}', open: 'See the forecast' },
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
    title: 'How accurate it was',
    own_one: 'Off by {{off}}; {{covered}} of {{number}} month inside the range.',
    own_other: 'Off by {{off}} on average; {{covered}} of {{number}} months inside the range.',
    meaning_one: 'The error is that of the forecast made at the start of the last full month.',
    meaning_other:
      'The errors are those of the forecasts made at the start of each of the last {{number}} months.',
    sameDay_one: 'Measured on the same day of the last full month.',
    sameDay_other: 'Measured on the same day of each of the last {{number}} months.',
    naiveMore:
      'Repeating the same month a year earlier (or the month before, if that is missing) would have been off by {{naive}}: more than this forecast.',
    naiveLess:
      'Repeating the same month a year earlier (or the month before, if that is missing) would have been off by {{naive}}: less than this forecast.',
    naiveSame:
      'Repeating the same month a year earlier (or the month before, if that is missing) would have been off by {{naive}} as well.',
    naiveSeveral:
      'Repeating the same month a year earlier (or the month before, if that is missing) would have been off by {{groups}}.',
    ofMore: 'more than this forecast for {{sides}}',
    ofLess: 'less than this forecast for {{sides}}',
    ofSame: 'the same for {{sides}}',
    none: 'There are not enough full months yet to check it against.',
  },
  recurring: 'Recurring transactions',
  empty: {
    title: 'Nothing to forecast yet',
    text: 'Add a few transactions, or import a file from your bank. After three full months, you will see a range too.',
  },
} as const;
