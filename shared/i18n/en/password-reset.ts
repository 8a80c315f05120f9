export const passwordReset = {
  backToSignIn: 'Back to sign in',
  request: {
    title: 'Forgot your password?',
    lead: 'Enter the email address of your account. We will send you a link to choose a new password.',
    submit: 'Send link',
    success: 'Done. If this address has an account, its link is on the way.',
  },
  sent: {
    title: 'Check your inbox',
    text: 'If {{email}} has an account here, a message with a link is on its way. The link works once, for 30 minutes.',
    hint: 'Nothing after a few minutes? Check your spam folder and that the address is correct.',
    again: 'Use another address',
  },
  noMail: {
    title: 'Forgot your password?',
    text: 'This installation of Saldo does not send email, so it cannot send you a link.',
    hint: 'Ask its administrator, who can create a link for you to choose a new password.',
  },
  checking: 'Checking your link…',
  choose: {
    title: 'Choose a new password',
    lead: 'You will be signed out on all devices.',
    newPassword: 'New password',
    repeat: 'Repeat the new password',
    submit: 'Change password',
  },
  expired: {
    title: 'This link has expired',
    text: 'Password reset links work for 30 minutes. Ask for a new one; your password has not changed.',
  },
  used: {
    title: 'This link is no longer valid',
    text: 'It has already been used, or a newer one has. If you still need a new password, ask for another link.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'The link may be incomplete. Open it from the message again, or ask for a new one.',
  },
  newLink: 'Ask for a new link',
  done: {
    title: 'Your password has been changed',
    text: 'You have been signed out everywhere. Sign in with your new password.',
    signIn: 'Sign in',
  },
} as const;
