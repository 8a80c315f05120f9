/** The advisor's sentences about the money in accounts. */
export const advisorAccounts = {
  all: 'In your accounts: {{amount}}.',
  one: 'In {{name}}: {{amount}}.',
  several: 'In {{names}}: {{amount}}.',
  inTable: 'In the accounts of the table: {{amount}}.',
  later: '{{amount}} dated later than today is not included.',
  notCounted: 'Accounts without an opening balance are not counted.',
  none: 'You have no account with a balance yet. Give one its opening balance, and Saldo knows what is in it.',
  unknown: 'Saldo does not know what is in {{names}}, without an opening balance up to today.',
  noneOfKind: 'You have no account of that kind.',
  canKnow: 'To know it, Saldo needs an account with its opening balance.',
  askedBack: 'Saldo only knows what is in your accounts with a balance.',
  columns: { account: 'Account', amount: 'Today', later: 'Later' },
} as const;
