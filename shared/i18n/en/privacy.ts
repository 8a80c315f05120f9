/** Each line of a text is a paragraph. Lines that begin with a bullet make a list. */
export const privacy = {
  title: 'Privacy Policy',
  description:
    'What an installation of Saldo keeps about you, where, for how long, who sees it, and what you can do about it.',
  lead: 'What this installation of Saldo keeps about you, where, for how long, who sees it, and what you can do about it.',
  sections: {
    summary: {
      title: 'In short',
      text: '• Saldo keeps what you enter, what it needs to sign you in, and the days on which you used it. Nothing else.\n• Everything is on the server at this address. Nothing is sold, rented or passed to other companies, and there is no advertising.\n• Administrators see who has an account. Their screens show no amounts or descriptions of your transactions, only totals of all users.\n• Usage is counted only if you accept, and anonymously.\n• You can download everything and delete your account at any time, in your profile.',
    },
    operator: {
      title: 'Who is responsible',
      text: 'Saldo is software that people and groups run on their own servers. Whoever operates the server at this address (the operator) decides about your data and is responsible for it. That is the person or group that gave you access, the “controller” of the General Data Protection Regulation (GDPR).\nContact the operator with any question about your data. The authors of the software receive nothing from this installation and have no access to it.',
    },
    data: {
      title: 'What is stored',
      text: '• Your account: email address, display name, and your password as an Argon2id hash, from which it cannot be read back.\n• Your profile: a photo, if you upload one; a city and country, if you save them; language, currency, time zone, theme and first day of the week.\n• Your transactions: the expenses and income you enter, with description, amount, category, date and, if you add them, a note and tags; and their totals.\n• Your own categories, and the names, icons and colours that you give to the others.\n• What you plan: recurring transactions with their dates, what happened on each date, and which suggestions you accepted or dismissed; budgets and their alerts; goals, and what you put aside for them.\n• Which notices you marked as normal, and what they were about.\n• What you write to the administrators under “Help and support”, and their answers.\n• Access tokens that you create for other programs: name, what they may do, when they were created and last used, and when they expire. The token itself is stored only as a hash.\n• Which emails you have switched on.\n• What you import: the accounts, cards and applications your files come from, with the name you give them; each file’s name and format, and how to read it; and for each row that you save, besides the transaction, the bank’s original text, reference, day and amount. See “Bank files”.\n• Your acceptance of the terms and of this policy, with their version.\n• Your sessions: when each began and ends, and the browser and IP address it was opened from, so that you can recognise one that is not yours.\n• When you were last active, and whether you are online and since when: while Saldo is open in a browser where you are signed in, and for two minutes at most after the last sign of it.\n• The days on which you used Saldo, but not at what time or what you did.\n• A notice to the administrators that you signed up, with your email address.\n• Whether you are an administrator, and whether your account is suspended.\n• Your plan, until when it lasts, and whether you asked for it; and your latest request for Premium, with the message you wrote, when it was sent, and the answer.\n• What was done to your account: when your password, email address or role was changed, the account was suspended, your plan was changed or a request for it declined, or a password reset link was created, and by whom. You see it in your profile. It names the account by a number only, and stays when the account is deleted.\nSaldo does not ask for bank details, bank passwords, identity documents, a telephone number or a date of birth.',
    },
    imports: {
      title: 'Bank files',
      text: 'The files that you import are read in your browser and never leave your device. Only the rows you save are sent to this server, after you have seen them.\nTo recognise an account in your next file, Saldo stores the last four characters of its number, and a keyed hash of the whole number, which your browser calculates. The number itself is not sent or stored as such. It can still appear in the bank’s original text of a row, and so can the names of people who paid you or whom you paid.',
    },
    advisor: {
      title: 'Questions to the advisor',
      text: 'What you ask the advisor is read and answered on this server, and is neither stored nor logged.\nIf the operator has added a language model, the advisor offers it for questions that it does not understand. Only if you accept, your question and the names of your categories go to that model; your transactions, amounts and descriptions do not.',
    },
    location: {
      title: 'Location',
      text: 'Saldo can suggest your city. Your browser asks you before it shares your location, unless you have already allowed it for this address. The coordinates then go to this server, which looks up the nearest city in a table of its own; they are not stored, logged or passed on. Only the city and country are stored, and only once you save them. If you decline, Saldo stores your answer and does not ask again. You can change or remove the city in your profile.',
    },
    visits: {
      title: 'Usage counts',
      text: 'If you accept, Saldo counts how often each of its screens is opened. It stores the day, the screen, such as “Dashboard”, and a number: no account, no IP address, no identifier, nothing that identifies you. The counts stay on this server.\nUntil you accept, after you decline, and once you withdraw your consent, nothing is counted and nothing is sent. You can change your answer at any time under “Cookie settings”, at the end of this page or in the menu of your account. If your browser asks all sites not to track you (Global Privacy Control or Do Not Track), Saldo does not ask and counts nothing.',
    },
    purpose: {
      title: 'Purposes and legal grounds',
      text: '• To give you the service you signed up for: account, profile, transactions, categories and imports. Ground: the agreement with you (GDPR Article 6\\u2060(1)\\u2060(b)).\n• To keep accounts safe and the service running: sessions, limits on guessing passwords, the server’s log. Ground: the legitimate interest of the operator and of all users in a safe service (Article 6\\u2060(1)\\u2060(f)).\n• To know how many people use the service and come back to it: the days on which you used it. Ground: the legitimate interest of the operator in running something useful (Article 6\\u2060(1)\\u2060(f)).\n• To suggest your city, and to count usage: your consent (Article 6\\u2060(1)\\u2060(a)), which you can withdraw at any time.\nThere is no profiling, and no automated decisions are made about you.',
    },
    place: {
      title: 'Where it is, and who sees it',
      text: 'Your data is in a database on the operator’s server, or on a database server that the operator has chosen. Your browser connects only to this address: no fonts, scripts, maps or counters come from anywhere else, and no other company is involved.\n• You see all your data, and nobody else’s.\n• Administrators of this installation see your name, email address, city and country, role, plan, your request for Premium with its message, when you signed up and were last active, whether you are online, your sessions, and how many transactions you have. Saldo does not show them your amounts, descriptions, categories, notes, tags or imports. It does show them totals of all users, by currency, and how many people come back. If you are the only one who uses a currency, its total is yours.\n• What you write under “Help and support” is read by all administrators, together with your name, email address, plan, language and when you signed up. Of your transactions, they see only what you write there.\n• Administrators can suspend your account, give or remove the administrator role, change your plan, and create and download backups. Where the server sends no email, or a setting allows it, they can also create a password reset link for you: anyone with that link can sign in as you and see everything until you choose another password. You see every such link under “Account activity” in your profile, and get an email if the server sends email.\n• Anyone with access to the server itself, or to a backup, can technically read everything. Use an installation whose operator you trust.\n• If the operator has set up email, messages about your account pass through the mail server they chose.\nThe operator may have to give data to authorities where the law requires it. Saldo itself transfers nothing to other countries; the operator can tell you whether the server is in another country.',
    },
    mail: {
      title: 'Email',
      text: 'Saldo writes to you about your account:\n• to reset your password or confirm an email address,\n• when your password, email address, role or plan changes, or a password reset link or an access token is created,\n• when an administrator has answered you; the message has a link, but not the answer,\n• if you are an administrator, about backups, protected settings, Premium requests and new messages under “Help and support”.\nIf you switch them on in your profile, you also get reminders of recurring transactions, once a day at most; alerts when a budget reaches 80% or 100%; and once a month a report of the previous month, without its amounts if you prefer. These messages contain your own descriptions, amounts and names of categories, are only sent to an address that you have confirmed, and have a link that stops them. That link does not expire and does nothing else.\nA message waits in the database until it has been sent. Then its address and content are removed, and 30 days later the note that it was sent. Links to reset a password or confirm an address are stored only as hashes, work once and expire: after 30 minutes for a password, after 24 hours for an email address. There is no newsletter.',
    },
    browser: {
      title: 'Cookies and browser storage',
      text: 'This is everything that Saldo stores in your browser. All of it comes from this address, is read only by this address, and is needed for what you asked for; none of it tracks you.',
    },
    duration: {
      title: 'How long',
      text: '• Account, profile, transactions, categories, imports, plans, conversations with the administrators and access tokens: as long as your account exists. A transaction that you delete is kept for 30 days, so that you can restore it, and then removed from the database. The bank’s original text of its row stays until you undo the import, so that your next file does not bring the transaction back. When you delete your account, all your data is removed immediately.\n• A session: until you log out or end it in your profile; otherwise 7 days after you last used it, and 30 days at most. Changing your password ends all others.\n• IP addresses, to limit password guessing: 15 minutes at most, in the server’s memory only.\n• Messages: see “Email”.\n• The days on which you used Saldo: 400 days, unless the operator has set another time, and never longer than your account exists.\n• Usage counts: as long as the days above. They identify nobody.\n• The server’s log: which address of Saldo was requested, when, and with what result; no names, email addresses, amounts or descriptions. If a sign-in is refused, also its IP address and the number of the account. The operator decides how long to keep it. A server in front of Saldo may keep a log of its own.\n• Backups: your data stays in them until newer backups replace them or the operator deletes them.',
    },
    rights: {
      title: 'Your rights',
      text: 'For most of them, you do not have to ask anyone:\n• See and correct: your details in your profile, everything else on its own screen.\n• Take it with you: download all of your data in your profile, as CSV or JSON.\n• Delete: single transactions, your photo, your city, or your whole account.\n• Withdraw consent: under “Cookie settings”, or by removing your city.\nYou can also ask the operator for information, correction, deletion or restriction, and object to a use that rests on legitimate interest. You can also complain to the data protection authority of the place where you live or work.',
    },
    security: {
      title: 'Security',
      text: 'Passwords are hashed with Argon2id. Sessions use a cookie that scripts cannot read. Every request only reaches data that its user may see; password guessing is slowed down; requests from other sites are refused; pages run no code from elsewhere. Encryption in transit (HTTPS) and of backups is up to the operator. No system is perfectly safe: choose a password that you do not use anywhere else.',
    },
    age: {
      title: 'Age',
      text: 'Saldo is meant for people aged 13 or older. Do not create an account if you are younger. If the law of your country requires a parent’s consent up to a higher age, you need it. If the operator learns of an account of a younger child, they delete it.',
    },
    changes: {
      title: 'Changes',
      text: 'When this policy changes, its version and date change, and Saldo shows it to you and asks for your acceptance before you can add more transactions. Until then, you can still read, download and delete everything.',
    },
  },
  storage: {
    caption: 'Everything Saldo stores in your browser',
    name: 'Name',
    kind: 'Type',
    purpose: 'Purpose',
    duration: 'How long',
    kinds: {
      cookie: 'Cookie',
      local: 'Local storage',
      session: 'Session storage',
    },
    orSecure: 'over https {{name}}',
    entries: {
      session: {
        purpose: 'Keeps you signed in. Scripts cannot read it.',
        duration: '7 days from your last visit, 30 at most; until you log out',
      },
      halfSignIn: {
        purpose: 'That your password was right, until you enter the code at sign-in. Scripts cannot read it.',
        duration: '5 minutes',
      },
      passkey: {
        purpose: 'What your passkey has to sign, once the sign-in offers passkeys. Scripts cannot read it.',
        duration: '5 minutes',
      },
      sidebar: { purpose: 'Whether the sidebar is open.', duration: '7 days' },
      languageCookie: {
        purpose: 'The language you chose, so that the server answers in it.',
        duration: '1 year',
      },
      language: {
        purpose: 'The language you chose, for the screens of the app.',
        duration: 'Until you delete it',
      },
      theme: { purpose: 'Light, dark or the same as your system.', duration: 'Until you delete it' },
      consent: { purpose: 'Your answer about usage counts.', duration: 'Until you delete it' },
      shortcuts: {
        purpose: 'Whether single-key shortcuts are enabled, once you have changed it.',
        duration: 'Until you delete it',
      },
      trend: { purpose: 'What the trend chart shows.', duration: 'Until you delete it' },
      account: {
        purpose: 'The account of the last transaction that you added, as a random number.',
        duration: 'Until you delete it',
      },
      drafts: {
        purpose: 'The expense or income that you have typed and not saved yet.',
        duration: 'Until you save it, log out or close the tab',
      },
      scroll: {
        purpose: 'Where you were on a screen, for when you return to it.',
        duration: 'Until you close the tab',
      },
    },
  },
} as const;
