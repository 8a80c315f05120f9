export const registration = {
  signIn: 'Sign in',
  backToSignIn: 'Back to sign in',
  support: 'Questions? Write to',
  askOperator: 'Questions? Ask whoever gave you this address.',
  closed: {
    title: 'Nobody can sign up here at the moment',
    text: 'Whoever runs this installation has closed it to new accounts. If you have one, sign in as always.',
  },
  maintenance: {
    title: 'No account can be created right now',
    text: 'The service is under maintenance. Come back a little later; if you have an account, you can sign in and look at everything.',
  },
  needed: {
    title: 'You need an invitation',
    text: 'New accounts are by invitation only. An invitation is a link that opens the form for one account; whoever runs this installation can send you one.',
  },
  invite: {
    checking: 'Checking your invitation…',
    welcome: 'You have been invited. Your invitation is good for one account.',
    used: {
      title: 'This invitation has been used',
      text: 'Each invitation is good for one account. If that one is yours, sign in; if not, ask for a new invitation.',
    },
    expired: {
      title: 'This invitation has expired',
      text: 'An invitation works for seven days. Ask for a new one.',
    },
    unknown: {
      title: 'This invitation does not work',
      text: 'The address may have been cut off, or the invitation was withdrawn. Open the link in the message again, or ask for a new invitation.',
    },
  },
  sent: {
    title: 'Check your mailbox',
    text: 'We have sent a message to {{email}}. Open the link in it to choose your password; then your account is ready.',
    hint: 'Nothing there after a few minutes? Look among the spam, and check that the address is right. The link works for 24 hours. If you need another, choose “Forgot your password?” at the sign-in.',
    other: 'Use another address',
  },
  address: {
    lead: 'We will send you a link. With it you confirm this address and choose your password.',
    submit: 'Send me the link',
  },
  verify: {
    checking: 'Checking your link…',
    valid: {
      title: 'Complete your account',
      address: 'For {{email}}',
      text: 'Choose your password. This confirms your email address and creates your account.',
    },
    used: {
      title: 'This link has been used',
      text: 'Your address is confirmed already. You can sign in.',
    },
    expired: {
      title: 'This link has expired',
      text: 'It worked for 24 hours. Enter your email address again to get another.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'The address may have been cut off. Open the link in the message again, or ask for another one.',
    },
    again: 'Send me another link',
  },
} as const;
