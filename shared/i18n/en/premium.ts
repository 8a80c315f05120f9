export const premium = {
  title: 'Premium',
  /** By the plan of the account, as the administration shows it. */
  subtitle: {
    free: 'Your plan is Free. It includes everything that Saldo can do today; Premium does not exist yet.',
    premium: 'Your plan is Premium. What is still to come will be part of it.',
  },
  offers: {
    analytics: {
      title: 'Advanced analytics',
      text: 'Compare any period with the one before, follow the trend by day, week or month, and see the share of each category. Deeper analyses are in preparation.',
    },
    advisor: {
      title: 'AI financial advisor',
      text: 'Ask about your own money in plain words, and get answers drawn from your own records.',
    },
    forecasting: {
      title: 'Budget forecasting',
      text: 'How the rest of the month and the next ones will probably go, from what you have recorded so far.',
    },
    support: {
      title: 'Priority support',
      text: 'A direct line for questions and problems. For now, ask whoever runs this installation.',
    },
  },
  partlyHere: 'A first part is here',
  inPreparation: 'In preparation',
  open: 'See it on the dashboard',
  note: 'What is in preparation cannot be bought or reserved: there is no price, no waiting list and no trial that runs out.',
} as const;
