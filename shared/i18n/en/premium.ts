export const premium = {
  title: 'Premium',
  subtitle: 'What it includes, and who has it here.',
  plan: {
    title: 'Your plan',
    everyone: 'Everyone has Premium on this installation.',
    everyoneText: 'There is nothing to do.',
    has: 'You have Premium.',
    hasUntil: 'You have Premium until {{date}}.',
    hasUntilText:
      'That day is included. After it, insights, reports and the monthly report by email stop. Nothing is deleted.',
    free: 'Your plan is Free.',
    over: 'Your Premium ended on {{date}}.',
    kept: 'Nothing was deleted.',
    byRequest: 'You can request Premium here. An administrator decides.',
    byGrant:
      'On this installation, administrators decide who has Premium. If you would like it, write to them.',
    asAdmin: 'You administer this installation: give yourself Premium, or change who has it.',
    giveSelf: 'Give yourself Premium',
    toSettings: 'Change who has it',
    write: 'Write to the administrators',
    requested: 'You requested Premium.',
    requestedText: 'Sent on {{date}}. An administrator will answer.',
    declined: 'Your request of {{date}} was declined. You can send another one.',
  },
  request: {
    open: 'Request Premium',
    title: 'Request Premium',
    text: 'The administrators will see your request with your name and email address. They still do not see your transactions.',
    message: 'Message (optional)',
    send: 'Send request',
    sent: 'Request sent',
    cancel: 'Cancel request',
    cancelled: 'Request cancelled',
  },
  required: 'This is part of Premium',
  about: 'About Premium',
  screens: {
    insights: 'Here you see how this month is going, what is coming up and what is unusual.',
    forecast:
      'Here you see how this month and the next ones will probably go, and how accurate the forecast has been.',
    advisor: 'Here you ask about your money in plain words and get answers from your transactions.',
    reports: 'Here you compare months and years, and print or download what you see.',
  },
  offers: {
    analytics: {
      title: 'Advanced analytics',
      text: 'Reports of a month or a year, any two periods compared, every category month by month, and where your money goes. To read, print or download. And notices of what is unusual, such as a payment that came twice.',
      open: 'Open reports',
      openNotices: 'See what is unusual',
    },
    advisor: {
      title: 'AI financial advisor',
      text: 'Ask about your money in plain words and get answers worked out on this server from your own transactions. You can see where each number comes from.',
      open: 'Ask a question',
    },
    forecasting: {
      title: 'Budget forecasting',
      text: 'How this month and the next ones will probably go, with a margin of error.',
      open: 'See the forecast',
    },
    support: {
      title: 'Priority support',
      text: 'Write to the administrators and read their answers in Saldo. Anyone can; where only some people have Premium, their messages come first.',
      open: 'Get support',
    },
  },
  withPremium: 'With Premium',
} as const;
