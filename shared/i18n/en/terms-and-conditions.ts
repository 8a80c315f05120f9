/** Each line of a text is a paragraph. Lines that begin with a bullet make a list. */
export const terms = {
  title: 'Terms and Conditions',
  description:
    'The rules for using this installation of Saldo: account, transactions, fair use, warranty and termination.',
  lead: 'The rules for using this installation of Saldo.',
  sections: {
    service: {
      title: 'What Saldo is',
      text: 'Saldo keeps track of your income and expenses, adds them up and charts them. It is not a bank, a payment service or an accountant: it moves no money and is not connected to your accounts elsewhere.\nThe software is open source. Whoever operates the server at this address (the operator) provides the service to you. These terms are an agreement between you and the operator. The authors of the software are not a party to it.',
    },
    acceptance: {
      title: 'Acceptance',
      text: 'You accept these terms and the privacy policy when you create an account. Without accepting them, you can see the public pages but not use the service.',
    },
    account: {
      title: 'Your account',
      text: '• You must be 13 or older, and have the consent of a parent where the law of your country requires it.\n• Give an email address that is yours and that you can read.\n• Keep your password to yourself. Tell the operator if someone else may know it, and, in your profile, end the sessions that you do not recognise.\n• The account is for you alone. What is done with it counts as done by you, unless you could not prevent it.',
    },
    records: {
      title: 'Your transactions',
      text: 'What you enter stays yours. You let the operator store and process it only to provide the service to you, as the privacy policy says. You are responsible for it being correct and complete. You can download it as CSV or JSON in your profile at any time; keep a copy of anything important.',
    },
    conduct: {
      title: 'Fair use',
      text: 'Do not\n• try to reach other people’s data or accounts,\n• disturb or overload the service, or get around its limits,\n• use it to store or spread anything unlawful,\n• pretend to be someone else.\nYou may use the programming interface with your own account, as long as you follow the same rules.',
    },
    advice: {
      title: 'No financial advice',
      text: 'Totals, charts and comparisons are calculated from what you entered. They are not financial, tax, investment or legal advice. Before you act on them, think for yourself or ask someone who is qualified.',
    },
    price: {
      title: 'Price',
      text: 'The software costs nothing. The operator may tell you a price for the service before you create an account, or later with reasonable notice; without such a notice it is free of charge.',
    },
    availability: {
      title: 'Availability and changes to the service',
      text: 'The operator looks after the server and its backups as best they can, but promises no uninterrupted service. They may update, change or end it. If they end it, they should tell you in time for you to download your data.',
    },
    warranty: {
      title: 'Warranty and liability',
      text: 'The service is provided as it is, and the software comes without warranty under the MIT licence. As far as the law allows, the operator is not liable for loss of data, lost profit or decisions based on what Saldo shows.\nNothing in these terms limits liability for intent or gross negligence, for harm to life, body or health, or any right that the law gives you as a consumer and that cannot be waived.',
    },
    suspension: {
      title: 'Suspension and termination',
      text: 'You can stop at any time and delete your account in your profile; your data is then removed immediately, as the privacy policy says.\nThe operator may suspend an account that breaks these terms or endangers the service, and may end the agreement with reasonable notice. While an account is suspended nobody can sign in with it; ask the operator for the reason, and for a copy of your data.',
    },
    changes: {
      title: 'Changes to these terms',
      text: 'When these terms change, their version and date change, and Saldo asks for your acceptance again. Until you accept, you can still read and download your data and delete your account, but not add anything new.',
    },
    law: {
      title: 'Law',
      text: 'The law of the place where the operator is based applies, together with the mandatory law that protects you as a consumer where you live. If one of these terms is not valid, the others still are.',
    },
  },
} as const;
