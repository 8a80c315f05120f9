export const landing = {
  description:
    'Saldo is a personal finance tracker that you host yourself: expenses, income and clear charts, in English and Spanish, without ads or a link to your bank.',
  eyebrow: 'Your money, on your own server',
  title: 'See where your money goes.',
  lead: 'Record what you spend and earn. Saldo adds it up, charts it and keeps it private: no ads, no tracking, no link to your bank.',
  start: 'Create an account',
  more: 'See what it does',
  note: 'Open source. Your data stays on the server it runs on.',
  picture: {
    dashboard:
      'The dashboard: balance, income and expenses of the month, how both add up, and expenses by category.',
    phone:
      'The dashboard on a phone: balance, income, expenses and the days of the month one below the other.',
    add: 'Adding an expense on a phone: amount, description, category and date.',
    trend: 'A whole year in one picture: income and expenses month by month, and the categories.',
  },
  featuresTitle: 'Key features',
  features: {
    record: {
      title: 'Quick to record',
      text: 'An amount, a few words, done. Decimal comma or point: Saldo understands both and shows you what it read.',
    },
    understand: {
      title: 'Clear at a glance',
      text: 'Income, expenses and balance for any period, compared with the previous one.',
    },
    categories: {
      title: 'By category',
      text: 'Expenses by category and the trend day by day, each also as a simple table.',
    },
    import: {
      title: 'Your bank’s files',
      text: 'CSV, Excel, OFX, QIF, CAMT and more. Saldo finds duplicates, and you can undo an import.',
    },
    plan: {
      title: 'Budgets and goals',
      text: 'Monthly budgets, recurring transactions that add themselves, and goals to put money aside for.',
    },
    reports: {
      title: 'Reports and a forecast',
      text: 'A month, a year or two periods side by side: on screen, on paper or as CSV. And a forecast of the coming months.',
    },
    private: {
      title: 'Private by design',
      text: 'It runs on your own server or that of someone you trust. Nothing is sent to anyone else.',
    },
    bilingual: {
      title: 'English and Spanish',
      text: 'Every screen in both languages, with dates, amounts and currency as you write them.',
    },
    everywhere: {
      title: 'Phone to desktop',
      text: 'The same simple screens at every size, light or dark, with touch, mouse or just the keyboard.',
    },
  },
  quick: {
    title: 'Add an expense in seconds',
    text: 'Amount, a few words, a category: a few taps on a phone, no mouse at a desk. Undo a mistake with one tap.',
    points: {
      reading: '25,50 or 25.50: you see what was read before you save.',
      undo: 'Deleted something by mistake? Restore it within 30 days.',
      keys: 'You can do everything with the keyboard.',
    },
  },
  whole: {
    title: 'A month, a year or any period you like',
    text: 'Pick a period and the whole page follows: totals, daily trend and the share of each category.',
    points: {
      compare: 'Each total is compared with the previous period.',
      ahead:
        'A forecast with its range, reports to print, and answers to questions such as “How much did I spend on food?”.',
      tables: 'Every chart is also a table, for screen readers and for anyone who prefers figures.',
      fast: 'As fast with ten years of transactions as on the first day.',
    },
  },
  yours: {
    title: 'Yours, and nobody else’s',
    text: 'Saldo is a program, not a platform. It runs where you install it and talks to nobody else.',
    points: {
      file: {
        title: 'One file',
        text: 'Everything is in one database file on your server, or in your own PostgreSQL.',
      },
      amounts: {
        title: 'Administrators do not see your amounts',
        text: 'They manage accounts. Saldo shows them no amounts or descriptions of your transactions, only totals of all users.',
      },
      leave: {
        title: 'Leave any time',
        text: 'Download your data as CSV or JSON whenever you like, and delete your account yourself.',
      },
    },
  },
  closingTitle: 'Start today.',
  closingText: 'All you need is an email address and a password.',
  invitationOnly: 'New accounts are by invitation only. To create yours, open the link you were sent.',
  signUpClosed: 'Sign-up is closed. If you already have an account, sign in as usual.',
} as const;
