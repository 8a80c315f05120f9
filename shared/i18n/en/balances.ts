/** The texts of the dashboard's card with the money in the accounts. */
export const balances = {
  title: 'In your accounts',
  open: 'Accounts',
  total: 'Altogether',
  low: 'Below your limit',
  more_one: 'And {{number}} more account.',
  more_other: 'And {{number}} more accounts.',
} as const;
