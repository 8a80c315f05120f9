export const passwordReset = {
  backToSignIn: 'Back to sign in',
  request: {
    title: 'Forgot your password?',
    lead: 'Enter the email address of your account. We will send you a link to choose a new password.',
    submit: 'Send link',
    success: 'Done. If this address has an account, its link is on the way.',
  },
  sent: {
    title: 'Check your mailbox',
    text: 'If {{email}} has an account here, a message with a link is on its way. The link works once, for 30 minutes.',
    hint: 'Nothing there after a few minutes? Look among the spam, and check that the address is right.',
    again: 'Use another address',
  },
  noMail: {
    title: 'Forgot your password?',
    text: 'This installation of Saldo sends no email, so it cannot send you a link.',
    hint: 'Ask the person who runs it. As its administrator they can make a link for you, with which you choose a new password.',
  },
  checking: 'Checking your link…',
  choose: {
    title: 'Choose a new password',
    lead: 'Every session of your account will end, on all devices.',
    newPassword: 'New password',
    repeat: 'Repeat the new password',
    submit: 'Change password',
    success: 'Your password has been changed.',
  },
  expired: {
    title: 'This link has expired',
    text: 'Links for a new password work for 30 minutes. Ask for a new one; your password is still the same.',
  },
  used: {
    title: 'This link is no longer valid',
    text: 'It has been used already, or a newer one was. If you still need a new password, ask for another link.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'The address may have been cut off. Open the link in the message again, or ask for a new one.',
  },
  newLink: 'Ask for a new link',
  done: {
    title: 'Your password has been changed',
    text: 'Every session has ended. Sign in with your new password.',
    signIn: 'Sign in',
  },
} as const;
