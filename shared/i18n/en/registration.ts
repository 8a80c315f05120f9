export const registration = {
  signIn: 'Sign in',
  backToSignIn: 'Back to sign in',
  support: 'Questions? Write to',
  askOperator: 'Questions? Ask the person who gave you access.',
  closed: {
    title: 'Sign-up is closed',
    text: 'This installation does not accept new accounts. If you already have one, sign in as usual.',
  },
  maintenance: {
    title: 'Sign-up is unavailable',
    text: 'The service is under maintenance. Try again later. If you already have an account, you can sign in and view everything.',
  },
  needed: {
    title: 'You need an invitation',
    text: 'New accounts are by invitation only. The person who runs this installation can send you an invitation link.',
  },
  invite: {
    checking: 'Checking your invitation…',
    welcome: 'You have been invited. Your invitation is for one account.',
    used: {
      title: 'This invitation has been used',
      text: 'Each invitation is for one account. If that account is yours, sign in; if not, ask for a new invitation.',
    },
    expired: {
      title: 'This invitation has expired',
      text: 'An invitation works for seven days. Ask for a new one.',
    },
    unknown: {
      title: 'This invitation does not work',
      text: 'The link may be incomplete, or the invitation was revoked. Open it from the message again, or ask for a new invitation.',
    },
  },
  sent: {
    title: 'Check your inbox',
    text: 'We have sent a message to {{email}}. Open the link in it to choose your password; then your account is ready.',
    hint: 'Nothing after a few minutes? Check your spam folder and that the address is correct. The link works for 24 hours. If you need another, choose “Forgot your password?” when you sign in.',
    other: 'Use another address',
  },
  address: {
    lead: 'We will send you a link to confirm this address and choose your password.',
    submit: 'Send me the link',
  },
  verify: {
    checking: 'Checking your link…',
    valid: {
      title: 'Complete your account',
      text: 'Choose your password. This confirms your email address and creates your account.',
    },
    used: {
      title: 'This link has been used',
      text: 'Your address is already confirmed. You can sign in.',
    },
    expired: {
      title: 'This link has expired',
      text: 'These links work for 24 hours. Enter your email address again to get another.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'The link may be incomplete. Open it from the message again, or ask for a new one.',
    },
    again: 'Send me another link',
  },
} as const;
