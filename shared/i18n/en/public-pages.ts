export const publicPages = {
  signIn: 'Sign in',
  signUp: 'Create account',
  footer: {
    label: 'Legal',
    note: '© {{year}} Saldo. Open source under the MIT licence.',
  },
  landing: {
    eyebrow: 'Your money, on your own server',
    title: 'See where your money goes.',
    lead: 'Write down what you spend and earn, in English or Spanish. Saldo adds it up, draws it, and keeps it to itself: no ads, no tracking, no bank log-in.',
    start: 'Create an account',
    more: 'See what it does',
    note: 'Open source. Your records stay on the machine it runs on.',
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
    closingTitle: 'Start with today’s coffee.',
    closingText: 'An email address and a password are all it takes.',
    preview: {
      balance: 'Balance',
      income: 'Income',
      expenses: 'Expenses',
      trend: 'Income and expenses',
    },
  },
  legal: {
    version: 'Version {{version}}, in force since {{date}}',
    contents: 'Contents',
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'What this installation of Saldo keeps about you, where, for what, and what you can ask for.',
    sections: {
      operator: {
        title: 'Who is responsible',
        text: 'Saldo is software that people and groups run on their own servers. The operator of the server at this address decides about your data and answers for it: the person or group that gave you this address. The authors of Saldo receive nothing from this installation and have no access to it.',
      },
      data: {
        title: 'What is kept',
        text: '• Your account: email address, display name, and your password as a hash from which it cannot be read back.\n• Your preferences: language, currency, time zone, theme and first day of the week.\n• Your records: the expenses and incomes you enter, with amount, description, category and date.\n• Your acceptance of these texts, with its version.\n• When you were last active, and your sessions with the browser and network address that opened them, to protect the account.\nThe server’s log notes which addresses of Saldo were asked for and when, never by whom or what was typed.',
      },
      purpose: {
        title: 'What it is for',
        text: 'All of it serves one purpose: to provide you with your budget and keep your account safe. There is no advertising, no profiling, no analytics, and nothing is sold or passed on. Your browser talks to this server only.',
      },
      place: {
        title: 'Where it is, and who sees it',
        text: 'Your data lies in a database on the operator’s server. Administrators of this installation see accounts, such as name, email address and status; Saldo shows them no amounts and no descriptions. Whoever has the server itself can technically reach the database, so use an installation whose operator you trust.',
      },
      browser: {
        title: 'Cookies and browser storage',
        text: 'Saldo stores only what it needs to work:\n• Session cookie: keeps you signed in; ends when you log out or the session expires.\n• saldo-sidebar: whether the sidebar is open; 7 days.\n• saldo-language: the language you chose; 1 year. It is also kept in the browser’s storage.\n• saldo-theme, in the browser’s storage: light, dark or as your system.\nNone of it is used to follow you.',
      },
      duration: {
        title: 'How long',
        text: 'Your data is kept as long as your account exists. A deleted record is gone from the database at once; copies in the operator’s backups disappear as those are replaced.',
      },
      rights: {
        title: 'Your rights',
        text: 'You can see and correct your records at any time. You can ask the operator for a copy of your data, its correction or its deletion, and object to its use. You can also complain to the data protection authority of your country.',
      },
      age: {
        title: 'Age',
        text: 'Saldo is meant for people aged 13 or older. Do not create an account if you are younger.',
      },
      changes: {
        title: 'Changes',
        text: 'When this policy changes, its version goes up, and Saldo asks for your acceptance again before you go on recording.',
      },
    },
  },
  terms: {
    title: 'Terms and Conditions',
    lead: 'The rules for using this installation of Saldo, kept short.',
    sections: {
      service: {
        title: 'What Saldo is',
        text: 'Saldo is a notebook for your income and expenses that adds them up and draws them. The operator of the server at this address provides it to you. It is not a bank, moves no money and is connected to none of your accounts elsewhere.',
      },
      account: {
        title: 'Your account',
        text: 'You must be 13 or older. Give an email address that is yours, keep your password to yourself, and tell the operator if somebody else may know it. The account is for you alone.',
      },
      records: {
        title: 'Your records',
        text: 'What you enter stays yours. You let the operator store and process it only to provide the service, as the privacy policy says. Its correctness is up to you.',
      },
      conduct: {
        title: 'Fair use',
        text: 'Do not try to reach other people’s data, to disturb or overload the service, to get around its limits, or to store anything unlawful in it.',
      },
      advice: {
        title: 'No financial advice',
        text: 'Totals, charts and comparisons are arithmetic on what you entered. They are not financial, tax or legal advice.',
      },
      warranty: {
        title: 'No warranty',
        text: 'Saldo is free software under the MIT licence and comes as it is, without warranty. The operator looks after the server and its backups as best they can, but promises no uninterrupted service. Rights that the law of your country gives you remain untouched.',
      },
      suspension: {
        title: 'Suspension and end',
        text: 'The operator may suspend an account that breaks these terms or endangers the service. You can stop using Saldo at any time and ask the operator to delete your account.',
      },
      changes: {
        title: 'Changes',
        text: 'When these terms change, their version goes up, and Saldo asks for your acceptance again. Until you accept, you can still read your data, but record nothing new.',
      },
    },
  },
} as const;
