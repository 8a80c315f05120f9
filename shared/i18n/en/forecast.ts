/** The texts of the forecast. */
export const forecast = {
  title: 'Forecast',
  subtitle: 'What to expect, worked out from your own transactions.',
  insights: 'What to expect, what is due, and answers about your money.',
  sides: { expenses: 'Expenses', income: 'Income', balance: 'Balance' },
  side: 'What to show',
  between: '{{low}} to {{high}}',
  range: 'The range is right eight times out of ten.',
  tooShort:
    'There is no range yet: it needs three full months. The amounts are what you have recorded, what repeats, and the rest at what it has cost so far.',
  endOfMonth: { title: 'By the end of {{month}}', open: 'See the forecast' },
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
    both_one:
      'In the last full month, the forecast as it began was off by {{relative}} (the same month a year earlier, or else the month before: {{naive}}).',
    both_other:
      'Over the last {{number}} months, the forecast as each month began was off by {{relative}} on average (using the same month a year earlier, or else the month before: {{naive}}).',
    own_one: 'In the last full month, the forecast as it began was off by {{relative}}.',
    own_other:
      'Over the last {{number}} months, the forecast as each month began was off by {{relative}} on average.',
    covered_one: '{{covered}} of {{number}} month fell inside the range.',
    covered_other: '{{covered}} of {{number}} months fell inside the range.',
    none: 'There are not enough full months yet to check it against.',
  },
  recurring: 'Recurring transactions',
  empty: {
    title: 'Nothing to forecast yet',
    text: 'Add a few transactions, or import a file from your bank. After three full months, you will see a range too.',
  },
} as const;
