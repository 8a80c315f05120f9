/** The texts of mail. The server fills in `{{…}}`, never with text that another person typed. */
export const mail = {
  footer: 'You get this message because this address belongs to an account at {{site}}.',
  test: {
    subject: 'Email works',
    intro: 'This is the test message that you asked for. Your installation can send email.',
    action: 'Open the settings',
    note: 'There is nothing to do.',
  },
  linkFallback: 'If the button does not work, copy this address into your browser:',
  passwordReset: {
    subject: 'Reset your password',
    intro: 'Somebody, most likely you, asked for a new password for your Saldo account.',
    action: 'Choose a new password',
    note: 'The link works once and for {{minutes}} minutes. If it was not you, ignore this message: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    intro: 'The password of your Saldo account was changed on {{when}}. Other sessions have ended.',
    action: 'Reset my password',
    note: 'If it was you, there is nothing to do. If it was not, reset your password at once.',
  },
  verifyEmail: {
    subject: 'Confirm your email address',
    intro:
      'Somebody, most likely you, has signed up at {{site}} with this address. Choose a password to confirm it.',
    action: 'Confirm and choose a password',
    note: 'The link works once and for {{hours}} hours. If it was not you, ignore this message: without you the account cannot be used, and it is deleted by itself.',
    footer: 'You get this message because this address was entered at {{site}}.',
  },
  accountExists: {
    subject: 'You already have an account',
    intro:
      'Somebody, most likely you, has signed up at {{site}} with this address, which already has an account there. Nothing has changed.',
    action: 'Sign in',
    note: 'If you have forgotten the password, ask for a new one at the sign-in. If it was not you, there is nothing to do.',
  },
  emailApprove: {
    subject: 'Confirm your change of email address',
    intro:
      'You asked for {{newEmail}} to become the email address of your Saldo account. It will once this address and the new one have both confirmed it.',
    action: 'Confirm or cancel',
    note: 'The link works for {{hours}} hours. If it was not you, open it and cancel the change, then change your password: whoever asked knows it.',
  },
  emailConfirm: {
    subject: 'Confirm your new email address',
    intro: 'Somebody, most likely you, wants to use this address for a Saldo account at {{site}}.',
    action: 'Confirm this address',
    note: 'The link works for {{hours}} hours. If it was not you, ignore this message: nothing will change.',
    footer: 'You get this message because this address was entered at {{site}}.',
  },
  emailTaken: {
    subject: 'This address already has an account',
    intro:
      'Somebody wants to change the email address of another Saldo account to this one, which is already yours. Nothing has changed.',
    action: 'Go to Saldo',
    note: 'If it was you, sign in with this address, or keep the other account’s address as it is.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    intro:
      'Since {{when}} your Saldo account has the address {{newEmail}}. Sign in with it from now on. Other sessions have ended.',
    action: 'Sign in',
    note: 'If it was not you, tell the person who runs this installation at once.',
  },
  resetLinkMade: {
    subject: 'An administrator created a link for a new password',
    intro:
      'On {{when}} an administrator of {{site}} created a link for your Saldo account. Whoever has it can choose a new password and sign in as you. It works once and for 30 minutes.',
    action: 'Look at my account',
    note: 'If you asked for it, there is nothing to do. If not, change your password at once, which makes the link useless, and ask whoever runs the installation.',
  },
  userPromoted: {
    subject: 'You are an administrator now',
    intro: 'Since {{when}} your account administers {{site}}.',
    action: 'Look at my account',
    note: 'If you did not expect it, tell the person who runs this installation.',
  },
  userDemoted: {
    subject: 'You are no longer an administrator',
    intro: 'Since {{when}} your account no longer administers {{site}}. Your own data stays as it is.',
    action: 'Look at my account',
    note: 'If you did not expect it, tell the person who runs this installation.',
  },
  backupMade: {
    subject: 'A backup was created with your account',
    intro:
      'On {{when}} a backup of {{site}} was created with your account. It holds what everybody has recorded.',
    action: 'See the audit log',
    note: 'If it was you, there is nothing to do. If it was not, change your password at once and end your other sessions.',
  },
  backupDownloaded: {
    subject: 'A backup was downloaded with your account',
    intro:
      'On {{when}} a backup of {{site}} was downloaded with your account. It holds what everybody has recorded.',
    action: 'See the audit log',
    note: 'If it was you, there is nothing to do. If it was not, change your password at once and end your other sessions.',
  },
  settingsChanged: {
    subject: 'Protected settings were changed with your account',
    intro:
      'On {{when}} settings of {{site}} were changed with your account: those of the mail server, of the public address or of links for new passwords.',
    action: 'See the audit log',
    note: 'If it was you, there is nothing to do. If it was not, change your password at once and end your other sessions.',
  },
} as const;
