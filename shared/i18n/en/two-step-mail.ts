/** The texts of mail about the code at sign-in. */
export const twoStepMail = {
  twoStepTurnedOn: {
    subject: 'The code at sign-in was turned on',
    intro:
      'On {{when}}, the code at sign-in was turned on for your Saldo account at {{site}}. From now on, signing in needs a code of your app besides the password.',
    action: 'View my account',
    note: 'If this was you, keep your recovery codes in a safe place. If not, someone knows your password: tell an administrator immediately.',
  },
  twoStepTurnedOff: {
    subject: 'The code at sign-in was turned off',
    intro:
      'On {{when}}, the code at sign-in was turned off for your Saldo account at {{site}}. From now on, the password alone is enough to sign in.',
    action: 'View my account',
    note: 'If this was you, you do not need to do anything. If not, change your password immediately, end your other sessions and turn the code on again.',
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    intro:
      'On {{when}}, new recovery codes were made for your Saldo account at {{site}}. The earlier ones no longer work.',
    action: 'View my account',
    note: 'If this was you, you do not need to do anything. If not, change your password immediately, end your other sessions and make new recovery codes.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code of your account was used',
    intro:
      'On {{when}}, a recovery code was used in place of the code of your app, for your Saldo account at {{site}}. It does not work again.',
    action: 'View my account',
    note: 'If this was you, you do not need to do anything. If not, change your password immediately, end your other sessions and make new recovery codes.',
  },
  twoStepRemoved: {
    subject: 'Code at sign-in and passkeys were removed from your account',
    intro:
      'On {{when}}, an administrator removed the code at sign-in and the passkeys from your Saldo account at {{site}}. From now on, the password alone is enough to sign in.',
    action: 'View my account',
    note: 'If you asked for this, you can turn the code on again with another app, and add new passkeys. If not, ask an administrator and change your password.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    intro:
      'On {{when}}, a passkey was added to your Saldo account at {{site}}. It signs in without the password.',
    action: 'View my account',
    note: 'If this was you, you do not need to do anything. If not, remove the passkey immediately, change your password and end your other sessions.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    intro: 'On {{when}}, a passkey was removed from your Saldo account at {{site}}. It no longer signs in.',
    action: 'View my account',
    note: 'If this was you, you do not need to do anything. If not, change your password immediately and end your other sessions.',
  },
} as const;
