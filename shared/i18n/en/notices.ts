/** The texts of notices: what was out of the ordinary. */
export const notices = {
  title: 'Unusual',
  none: 'Nothing unusual in the last 31 days.',
  list: 'Notices',
  kinds: {
    large: {
      title: '{{name}}: {{amount}}, much more than usual',
      why_one: 'The previous expense for {{name}} was {{usual}}.',
      why_other: 'The {{number}} previous expenses for {{name}} were around {{usual}}.',
    },
    largeOfCategory: {
      title: '{{name}}: {{amount}}, much more than usual',
      why_one: 'The previous expense in {{category}} was {{usual}}.',
      why_other: 'The {{number}} previous expenses in {{category}} were around {{usual}}.',
    },
    twice: {
      title: '{{name}}: {{amount}}, perhaps charged twice',
      why_one: 'The same amount was recorded twice within three days.',
      why_other: 'The same amount was recorded twice within three days.',
    },
    categoryHigh: {
      title: '{{category}}: {{amount}} this month, more than usual',
      why_one: 'It stayed below {{usual}} in the previous month.',
      why_other: 'In most months it stays below {{usual}}.',
    },
    priceRise: {
      title: '{{name}} now costs {{amount}}',
      why_one: 'It cost {{usual}} before.',
      why_other: 'It cost {{usual}} before.',
    },
    missed: {
      title: '{{name}} has not been charged',
      why_one: 'It was due on {{day}}; usually it is {{amount}}.',
      why_other: 'It was due on {{day}}; usually it is {{amount}}.',
    },
    missedIncome: {
      title: '{{name}} has not arrived',
      why_one: 'It was due on {{day}}; usually it is {{amount}}.',
      why_other: 'It was due on {{day}}; usually it is {{amount}}.',
    },
    newSeries: {
      title: '{{name}} seems to repeat: {{amount}}',
      why_one: 'It has been charged {{number}} time so far.',
      why_other: 'It has been charged {{number}} times so far.',
    },
    ended: {
      title: '{{name}} seems to have ended',
      why_one: 'It was charged {{number}} time and then stopped.',
      why_other: 'It was charged {{number}} times and then stopped.',
    },
    lowPoint: {
      title: 'This month may end at {{amount}}',
      why_one: 'The previous month ended at {{usual}}.',
      why_other: 'Months usually end around {{usual}}.',
    },
  },
  open: {
    transactions: 'Show transactions',
    recurring: 'Show recurring transactions',
    forecast: 'Show the forecast',
  },
  dismiss: {
    menu: 'This is normal: {{title}}',
    button: 'This is normal',
    transaction: 'Only this notice',
    merchant: 'All notices like this for {{name}}',
    kind: 'All notices of this kind',
    done: 'Marked as normal',
    undo: 'Undo',
    undone: 'Notice restored',
  },
  dismissed: {
    heading: 'Marked as normal ({{number}})',
    list: 'Marked as normal',
    kinds: {
      large: 'Much more than usual',
      twice: 'Perhaps charged twice',
      categoryHigh: 'Category higher than usual',
      priceRise: 'New price',
      missed: 'Expected, but missing',
      newSeries: 'Seems to repeat',
      ended: 'Seems to have ended',
      lowPoint: 'The month may end below zero',
    },
    /** One that was marked before its words were stored. */
    unnamed: 'Earlier notice',
    ofDay: 'only the notice of {{day}}',
    ofMonth: 'only the notice of {{month}}',
    scopes: {
      transaction: 'only this notice',
      merchant: 'all notices like this',
      kind: 'all notices of this kind',
    },
    again: 'Show again',
    againOf: 'Show again: {{title}}, {{detail}}',
    all: 'Show all {{number}}',
    done: 'These notices will show again',
  },
} as const;
