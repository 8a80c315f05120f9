export const landing = {
  description:
    'Saldo is a personal finance tracker that you host yourself: expenses, incomes and clear charts, in English and Spanish, without ads or a link to your bank.',
  eyebrow: 'Your money, on your own server',
  title: 'See where your money goes.',
  lead: 'Write down what you spend and earn. Saldo adds it up, draws it, and keeps it to itself: no ads, no tracking, no link to your bank.',
  start: 'Create an account',
  more: 'See what it does',
  note: 'Open source. Your records stay on the machine it runs on.',
  picture: {
    dashboard:
      'The dashboard: balance, income and expenses of the month, a daily line of both, and expenses by category.',
    phone:
      'The dashboard on a phone: balance, income, expenses and the days of the month one below the other.',
    add: 'Adding an expense on a phone: amount, description, category and date.',
    trend:
      'A whole year in one picture: income and expenses add up month by month, with the categories beside them.',
  },
  featuresTitle: 'Key features',
  features: {
    record: {
      title: 'Quick to write down',
      text: 'An amount, a few words, done. Decimal comma or point, Saldo reads both and shows you how.',
    },
    understand: {
      title: 'Clear at a glance',
      text: 'Income, expenses and balance of any period, with the change against the one before.',
    },
    categories: {
      title: 'Where it went',
      text: 'Expenses by category and a line for every day, each also as a plain table.',
    },
    private: {
      title: 'Private by design',
      text: 'It runs on your own machine or that of someone you trust. Nothing is sent to anyone else.',
    },
    bilingual: {
      title: 'English and Spanish',
      text: 'Every screen in both languages, with dates, amounts and currency as you write them.',
    },
    everywhere: {
      title: 'Phone to desktop',
      text: 'The same calm screens at every size, light or dark, by touch, mouse or keyboard alone.',
    },
  },
  quick: {
    title: 'Written down before the coffee is cold',
    text: 'Amount, a few words, a category: a few taps on a phone, no mouse at a desk. A slip is taken back with one touch.',
    points: {
      reading: '25,50 or 25.50: you see how it was read before you save.',
      undo: 'Delete, and undo for as long as the message shows.',
      keys: 'Every screen works with the keyboard alone.',
    },
  },
  whole: {
    title: 'A month, a year, any stretch of time',
    text: 'Pick a period and the whole page follows: totals, the line of days, categories with their shares.',
    points: {
      compare: 'Each total says how it compares with the period before.',
      tables: 'Every chart is also a table, for screen readers and for careful eyes.',
      fast: 'As quick with ten years of records as on the first day.',
    },
  },
  yours: {
    title: 'Yours, and nobody else’s',
    text: 'Saldo is a program, not a platform. It runs where you put it, and talks to nobody.',
    points: {
      file: {
        title: 'One file',
        text: 'Everything lies in one database file on your machine, or in your own PostgreSQL.',
      },
      amounts: {
        title: 'No one reads along',
        text: 'Administrators manage accounts. Of your records Saldo shows them no amount and no description, only sums over all users.',
      },
      leave: {
        title: 'Free to go',
        text: 'Download your data as CSV or JSON whenever you like, and delete your account yourself.',
      },
    },
  },
  closingTitle: 'Start with today’s coffee.',
  closingText: 'An email address and a password are all it takes.',
  invitationOnly: 'New accounts are by invitation here: the link you were sent opens the form.',
  signUpClosed: 'No new accounts are opened here at the moment. If you have one, sign in as always.',
} as const;
