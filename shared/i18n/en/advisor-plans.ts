/** The advisor's sentences about what is to come, and about what it does not do. */
export const advisorPlans = {
  recurring: {
    part: '{{name}} ({{amount}} {{rhythm}})',
    spread: ', that is, {{monthly}} a month',
    list: {
      expense: {
        one: 'You have one recurring expense: {{part}}{{spread}}.',
        all: 'Your recurring expenses are {{parts}}. In total, they come to {{total}} a month.',
        some: 'Your largest recurring expenses are {{parts}}. With the others they come to {{total}} a month.',
      },
      income: {
        one: 'You have one recurring income: {{part}}{{spread}}.',
        all: 'Your recurring income is {{parts}}. In total, it comes to {{total}} a month.',
        some: 'Your largest recurring income is {{parts}}. With the rest it comes to {{total}} a month.',
      },
      subscriptions: {
        one: 'You have one subscription: {{part}}{{spread}}.',
        all: 'Your subscriptions are {{parts}}. In total, they come to {{total}} a month.',
        some: 'Your largest subscriptions are {{parts}}. With the others they come to {{total}} a month.',
      },
    },
    extremes: {
      largest: {
        expense: 'Your largest recurring expense is {{part}}.',
        income: 'Your largest recurring income is {{part}}.',
        subscriptions: 'Your most expensive subscription is {{part}}.',
      },
      smallest: {
        expense: 'Your smallest recurring expense is {{part}}.',
        income: 'Your smallest recurring income is {{part}}.',
        subscriptions: 'Your cheapest subscription is {{part}}.',
      },
    },
    others: 'Next: {{parts}}.',
    total: {
      expense: 'Your recurring expenses come to {{amount}} {{per}}.',
      income: 'Your recurring income comes to {{amount}} {{per}}.',
      subscriptions: 'Your subscriptions come to {{amount}} {{per}}.',
    },
    noSubscriptions: 'Nothing that repeats looks like a subscription.',
    inYear: 'That is {{amount}} a year.',
    due: '{{name}} is next due on {{day}}: {{amount}}.',
    expected: '{{name}} is probably next due on {{day}}: {{amount}}.',
    extra: 'There is also {{name}}, which is not monthly: {{amount}} on {{day}}.',
    late: '{{name}} was due on {{day}} and has not arrived yet: {{amount}}.',
    coming: {
      expense: {
        all: 'Expenses of {{total}}{{subject}} are due {{period}}: {{parts}}.',
        some: 'Expenses of {{total}}{{subject}} are due {{period}}. The first are {{parts}}.',
      },
      income: {
        all: 'Income of {{total}}{{subject}} is expected {{period}}: {{parts}}.',
        some: 'Income of {{total}}{{subject}} is expected {{period}}. The first payments are {{parts}}.',
      },
    },
    counted: 'This counts what repeats and what is already recorded for those days.',
    firstOnly: 'The table lists the first ones only; the total counts all of them.',
    again: 'Expected payments that Saldo has recognised count each time, with the amount of the next one.',
    tooFar: 'Saldo only looks twelve months ahead.',
    noneComing: {
      expense: 'Nothing{{subject}} is due {{period}}.',
      income: 'No income{{subject}} is expected {{period}}.',
    },
    rose: '{{name}} rose from {{from}} to {{to}} on {{day}}.',
    fell: '{{name}} fell from {{from}} to {{to}} on {{day}}.',
    noChanges: 'No recurring payment has changed in price in the past year.',
    noSubscriptionChanges: 'None of your subscriptions has changed in price in the past year.',
    noChangesOf: 'The price of {{words}} has not changed in the past year.',
    missed: '{{name}} ({{amount}}) was expected and has not arrived. The last one was on {{day}}.',
    noneMissed: 'No recurring payment{{subject}} is missing.',
    begun: '{{name}} ({{amount}}) began on {{day}}.',
    noneNew: 'No recurring payment{{subject}} has begun in the last three months.',
    none: {
      expense: 'You have no recurring expenses{{subject}}, and Saldo recognises none yet.',
      income: 'You have no recurring income{{subject}}, and Saldo recognises none yet.',
    },
    notRecurring: 'Saldo recognises no recurring transaction with {{words}}.',
  },
  varying: {
    more: '{{words}} has gone up: {{recent}}, {{change}} more than {{usual}} ({{other}}).',
    less: '{{words}} has gone down: {{recent}}, {{change}} less than {{usual}} ({{other}}).',
    same: '{{words}} has not changed: {{recent}}, the same as {{usual}}.',
    steady: '{{words}} has hardly changed: {{recent}}, compared with {{other}} for {{usual}}.',
    recent: {
      one: 'the payment {{period}} was {{amount}}',
      other: 'the {{count}} payments {{period}} averaged {{amount}}',
    },
    sameMonths: { one: 'the one {{period}}', other: 'those {{period}}' },
    earlier: 'the {{count}} before',
    tooFew: {
      one: 'There is only {{transactions}} with {{words}}, too few to say how it has changed.',
      other: 'There are only {{transactions}} with {{words}}, too few to say how it has changed.',
    },
  },
  forecast: {
    expenses: {
      band: 'You will probably spend {{amount}} {{period}}; eight times out of ten, it is between {{low}} and {{high}}.',
      alone: 'You will probably spend {{amount}} {{period}}.',
    },
    income: {
      band: 'You will probably receive {{amount}} {{period}}; eight times out of ten, it is between {{low}} and {{high}}.',
      alone: 'You will probably receive {{amount}} {{period}}.',
    },
    balance: {
      band: 'Your balance {{period}} will probably be {{amount}}; eight times out of ten, it is between {{low}} and {{high}}.',
      alone: 'Your balance {{period}} will probably be {{amount}}.',
      uncertain:
        'Your balance {{period}} may be anything from {{low}} to {{high}}, so also below zero; the middle is {{amount}}.',
    },
    inBank: {
      band: 'With {{bank}} in the bank now, you will probably have {{amount}} there on {{day}}; eight times out of ten, it is between {{low}} and {{high}}.',
      alone: 'With {{bank}} in the bank now, you will probably have {{amount}} there on {{day}}.',
      uncertain:
        'With {{bank}} in the bank now, you may have anything from {{low}} to {{high}} there on {{day}}, so also less than nothing; the middle is {{amount}}.',
    },
    category: {
      band: 'You will probably spend {{amount}} on {{name}} next month; eight times out of ten, it is between {{low}} and {{high}}.',
      alone: 'You will probably spend {{amount}} on {{name}} next month.',
    },
    all: 'You will probably receive {{income}} and spend {{expenses}} {{period}}, with a balance of about {{balance}}.',
    belowZero: 'The balance may be anything from {{low}} to {{high}}, so also below zero.',
    noCategory: 'There is no forecast for {{name}}: there have not been enough expenses in it.',
    outside: 'The forecast looks ahead: it covers this month and the next twelve.',
    offOfAll: {
      one: 'Over {{months}} full month the forecast of all expenses was off by {{off}}.',
      other: 'Over the last {{months}} months the forecast of all expenses was off by {{off}} on average.',
    },
    endOff: {
      one: 'On the same day of {{months}} full month the forecast was off by {{off}}.',
      other: 'On the same day of the last {{months}} months the forecast was off by {{off}} on average.',
    },
    endOffOfAll: {
      one: 'On the same day of {{months}} full month the forecast of all expenses was off by {{off}}.',
      other:
        'On the same day of the last {{months}} months the forecast of all expenses was off by {{off}} on average.',
    },
    short: 'There are fewer than three full months so far, so it is too early to say how reliable this is.',
    off: {
      one: 'Over {{months}} full month the forecast was off by {{off}}.',
      other: 'Over the last {{months}} months the forecast was off by {{off}} on average.',
    },
    naive:
      'With the amount of a year earlier (or, without that, of the previous month), the error would have been {{off}}.',
    covered: {
      one: 'In {{covered}} of {{months}} month the result was within the expected range.',
      other: 'In {{covered}} of {{months}} months the result was within the expected range.',
    },
    unmeasured: 'It is too early to say how accurate the forecast is: that needs at least three full months.',
  },
  afford: {
    yes: 'Yes. You will probably have {{expected}} left over {{period}}, so after {{amount}} there would still be {{left}}.',
    probably:
      'Probably. You should have {{expected}} left over {{period}}, so after {{amount}} there would be {{left}}.',
    uncertain:
      'It is not certain. You should have {{expected}} left over {{period}}, but it may be anything from {{low}} to {{high}}, so also below zero. After {{amount}} there would be {{left}}.',
    no: 'Not from what will probably be left over {{period}}: {{expected}}, which is {{short}} less than {{amount}}.',
    nothing:
      'No. You will probably spend {{over}} more than you receive {{period}}, so nothing would be left for {{amount}}.',
    worst: 'If things go badly, it would be {{amount}}.',
    worstShort: 'If things go badly, you would be {{short}} short.',
    noAmount: 'How much does it cost? Ask again with the amount.',
  },
  safeToSpend: {
    until: 'You can spend {{amount}} until {{day}}, about {{perDay}} a day.',
    on: 'You can spend {{amount}} {{period}}, about {{perDay}} a day.',
    oneDay: 'You can spend {{amount}} {{period}}.',
    nothing: 'There is nothing left to spend after bills this month.',
    short: 'There is nothing left to spend after bills this month: you are {{short}} short.',
    made: 'What is left after bills is {{sum}}.',
    share: 'It is an even share of the {{free}} left until {{day}}: {{sum}}.',
    withGoals:
      'the expected income of the month ({{income}}) minus what you have spent ({{spent}}), what is still due ({{due}}) and what your goals need ({{aside}})',
    withoutGoals:
      'the expected income of the month ({{income}}) minus what you have spent ({{spent}}) and what is still due ({{due}})',
  },
  goals: {
    when: {
      one: 'You would have {{amount}} in about {{months}} month, in {{month}}, if {{saved}} is left over each month, as expected.',
      other:
        'You would have {{amount}} in about {{months}} months, in {{month}}, if {{saved}} is left over each month, as expected.',
    },
    atRate: {
      one: 'You would have {{amount}} in {{months}} month, in {{month}}, if you put aside {{saved}} a month.',
      other:
        'You would have {{amount}} in {{months}} months, in {{month}}, if you put aside {{saved}} a month.',
    },
    already: 'You have {{amount}} already.',
    between: 'It could take between {{soon}} and {{late}} months.',
    atBest: {
      one: 'At best it takes {{soon}} month. If things go badly, nothing is left over.',
      other: 'At best it takes {{soon}} months. If things go badly, nothing is left over.',
    },
    never:
      'Nothing is expected to be left over in the coming months, so {{amount}} cannot be saved that way.',
    needed: {
      one: 'You need to put aside {{needed}} within {{months}} month to have {{amount}} by {{month}}.',
      other:
        'You need to put aside {{needed}} a month for {{months}} months to have {{amount}} by {{month}}.',
    },
    enough: 'About {{saved}} a month is expected to be left over, so that is possible.',
    notEnough: 'Only about {{saved}} a month is expected to be left over.',
    nothingLeft: 'Nothing is expected to be left over in the coming months.',
    noDay: 'When do you need {{amount}}? Ask again with a month.',
    none: 'You have no open goals. Add one, or ask with an amount.',
    goalNeeds:
      '{{name}}: you have {{saved}} of {{target}}, and need to put aside {{needed}} a month to have it all by {{wanted}}.',
    goalInTime:
      '{{name}}: you have {{saved}} of {{target}}, and at the pace so far you will reach it on {{day}}, in time for {{wanted}}.',
    goalLate:
      '{{name}}: you have {{saved}} of {{target}}, and at the pace so far you will reach it on {{day}}, later than {{wanted}}. For that you need to put aside {{needed}} a month.',
    goalWithoutPace: '{{name}}: you have {{saved}} of {{target}}. At the pace so far, no date can be given.',
    goalReached:
      '{{name}}: you have {{saved}} of {{target}}, and at the pace so far you will reach it on {{day}}.',
  },
  cut: {
    saves: 'Spending {{percent}} less{{subject}} would save you {{saved}} a month, {{year}} in a year.',
    all: 'Spending nothing{{subject}} would save you {{saved}} a month, {{year}} in a year.',
    usual: 'You usually spend {{amount}} a month{{subject}}.',
    none: 'There is no full month of expenses{{subject}} yet.',
  },
  budgets: {
    left: '{{name}}: you have spent {{spent}} of {{amount}}, so {{left}} of the budget is left.',
    over: '{{name}}: you have spent {{spent}} of {{amount}}, which is {{over}} over the budget.',
    all: 'All expenses',
    none: 'You have no budgets this month.',
    noneFor: 'There is no budget for {{name}} this month.',
  },
  talk: {
    help: 'Ask about what you spent, received or saved, in any period, category or shop; about what repeats and what is coming up; about your budgets and goals; or how this month and the next ones will probably go.',
    whatAnswers:
      'A program on this server answers. It has learned from examples to read questions, and works out every number from your own transactions.',
    thanks: 'You are welcome! Ask anything else about your money.',
    hello:
      'Hello! Ask me about your money: what you spent, what repeats, or how the month will probably end.',
  },
  refused: {
    advice:
      'I do not give advice, such as on investments, loans or taxes. I can say what your own transactions show, such as where most of your money goes.',
    write: 'I only answer questions and change nothing. You can add, change and delete transactions here.',
    scope: 'I can only answer questions about your own money in Saldo.',
    unsure: 'I am not sure what you mean. Did you mean one of these?',
    cannotLeaveOut: 'Saldo cannot leave out {{words}}.',
    cannotUse: 'Saldo cannot use {{words}}.',
    nearest: 'These are the closest matches:',
    unread: 'I did not understand that. Try other words.',
  },
} as const;
