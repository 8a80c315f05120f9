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
      text: 'Compare any period with the one before, follow the trend by day, week or month, and see the share of each category. More detailed analysis is coming soon.',
    },
    advisor: {
      title: 'AI financial advisor',
      text: 'Ask about your money in plain words and get answers based on your transactions.',
    },
    forecasting: {
      title: 'Budget forecasting',
      text: 'How this month and the next ones will probably go, based on what you have recorded so far.',
    },
    support: {
      title: 'Priority support',
      text: 'A direct line for questions and problems. For now, ask whoever runs this installation.',
    },
  },
  partlyHere: 'Partly available',
  inPreparation: 'Coming soon',
  open: 'See it on the dashboard',
  note: 'What is coming cannot be bought or reserved: there is no price, no waiting list and no trial.',
} as const;
