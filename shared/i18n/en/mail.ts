import { twoStepMail } from './two-step-mail.ts';

/**
 * The texts of mail. The server fills in `{{…}}`, never with text that another person typed; words that the reader
 * typed are only in the mails that they have switched on.
 */
export const mail = {
  footer: 'You are receiving this message because this address belongs to an account at {{site}}.',
  test: {
    subject: 'Test message',
    intro: 'This is the test message that you asked for. Your installation can send email.',
    action: 'Open the settings',
    note: 'You do not need to do anything.',
  },
  linkFallback: 'If the button does not work, copy this address into your browser:',
  passwordReset: {
    subject: 'Reset your password',
    intro: 'Someone, probably you, asked to reset the password of your Saldo account.',
    action: 'Choose a new password',
    note: 'The link works once, for {{minutes}} minutes. If this was not you, ignore this message: your password will not change.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    intro: 'The password of your Saldo account was changed on {{when}}. Other sessions have ended.',
    action: 'Reset my password',
    note: 'If this was you, you do not need to do anything. If not, reset your password immediately.',
  },
  verifyEmail: {
    subject: 'Confirm your email address',
    intro: 'Someone, probably you, signed up at {{site}} with this address. Choose a password to confirm it.',
    action: 'Confirm and choose a password',
    note: 'The link works once, for {{hours}} hours. If this was not you, ignore this message: the account cannot be used without your confirmation and will be deleted automatically.',
    footer: 'You are receiving this message because this address was entered at {{site}}.',
  },
  accountExists: {
    subject: 'You already have an account',
    intro:
      'Someone, probably you, signed up at {{site}} with this address, which already has an account there. Nothing has changed.',
    action: 'Sign in',
    note: 'If you have forgotten your password, you can reset it when you sign in. If this was not you, you do not need to do anything.',
  },
  emailApprove: {
    subject: 'Confirm your change of email address',
    intro:
      'You asked for {{newEmail}} to become the email address of your Saldo account. The change takes effect once you confirm it from this address and from the new one.',
    action: 'Confirm or cancel',
    note: 'The link works for {{hours}} hours. If this was not you, open it and cancel the change, then change your password: whoever asked knows it.',
  },
  emailConfirm: {
    subject: 'Confirm your new email address',
    intro: 'Someone, probably you, wants to use this address for a Saldo account at {{site}}.',
    action: 'Confirm this address',
    note: 'The link works for {{hours}} hours. If this was not you, ignore this message: nothing will change.',
    footer: 'You are receiving this message because this address was entered at {{site}}.',
  },
  ownAddress: {
    subject: 'Confirm your email address',
    intro:
      'Someone, probably you, asked to confirm that this is the address of their Saldo account at {{site}}.',
    action: 'Confirm my address',
    note: 'The link works for {{hours}} hours, in a browser where you are signed in. If this was not you, ignore this message: nothing will change.',
    footer: 'You are receiving this message because this address was entered at {{site}}.',
  },
  emailTaken: {
    subject: 'This address already has an account',
    intro:
      'Someone wants to use this address, which is already yours, for another Saldo account. Nothing has changed.',
    action: 'Go to Saldo',
    note: 'If this was you, sign in with this address, or keep the other account’s address as it is.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    intro:
      'The email address of your Saldo account was changed to {{newEmail}} on {{when}}. From now on, sign in with it. Other sessions have ended.',
    action: 'Sign in',
    note: 'If this was not you, tell the person who runs this installation immediately.',
  },
  resetLinkMade: {
    subject: 'An administrator created a password reset link',
    intro:
      'On {{when}}, an administrator of {{site}} created a password reset link for your Saldo account. Anyone who has it can choose a new password and sign in as you. It works once, for 30 minutes.',
    action: 'View my account',
    note: 'If you asked for it, you do not need to do anything. If not, change your password immediately, so that the link stops working, and tell the person who runs this installation.',
  },
  userPromoted: {
    subject: 'You are now an administrator',
    intro: 'Your account was made an administrator of {{site}} on {{when}}.',
    action: 'View my account',
    note: 'If you did not expect this, tell the person who runs this installation.',
  },
  userDemoted: {
    subject: 'You are no longer an administrator',
    intro:
      'The administrator role of your account at {{site}} was removed on {{when}}. Your own data has not changed.',
    action: 'View my account',
    note: 'If you did not expect this, tell the person who runs this installation.',
  },
  backupMade: {
    subject: 'A backup was created with your account',
    intro:
      'On {{when}}, a backup of {{site}} was created with your account. It contains everyone’s transactions.',
    action: 'View the audit log',
    note: 'If this was you, you do not need to do anything. If not, change your password immediately and end your other sessions.',
  },
  backupDownloaded: {
    subject: 'A backup was downloaded with your account',
    intro:
      'On {{when}}, a backup of {{site}} was downloaded with your account. It contains everyone’s transactions.',
    action: 'View the audit log',
    note: 'If this was you, you do not need to do anything. If not, change your password immediately and end your other sessions.',
  },
  settingsChanged: {
    subject: 'Protected settings were changed with your account',
    intro:
      'On {{when}}, settings of {{site}} were changed with your account: the mail server, the public address or password reset links.',
    action: 'View the audit log',
    note: 'If this was you, you do not need to do anything. If not, change your password immediately and end your other sessions.',
  },
  tokenMade: {
    subject: 'An access token was created for your account',
    intro:
      'On {{when}}, an access token was created for your Saldo account at {{site}}. A program that has it can use your transactions without your password.',
    action: 'View my account',
    note: 'If this was you, you do not need to do anything. If not, change your password immediately: this ends all access tokens and your other sessions.',
  },
  ...twoStepMail,
  supportAnswered: {
    subject: 'Your question was answered',
    intro: 'On {{when}}, an administrator of {{site}} answered your message. Sign in to read the answer.',
    action: 'Read the answer',
    note: 'You get one message for all unread answers.',
  },
  supportAsked: {
    subject: 'New support message',
    intro: 'On {{when}}, someone at {{site}} wrote to the administrators.',
    action: 'Open the conversation',
    note: 'You get one message for each conversation until it is answered, and at most five a day. You find all of them under “Support”.',
  },
  premiumRequested: {
    subject: 'Someone requested Premium',
    intro:
      'On {{when}}, someone requested Premium at {{site}}. You can grant or decline it under “All users”.',
    action: 'View the requests',
    note: 'The request shows who it is from and what they wrote. All administrators receive this message.',
  },
  premiumGranted: {
    subject: 'You now have Premium',
    intro: 'On {{when}}, an administrator of {{site}} granted your account Premium.',
    action: 'See what is included',
    note: 'If it has an end date, the page shows it.',
  },
  premiumDeclined: {
    subject: 'Your Premium request was declined',
    intro:
      'On {{when}}, an administrator of {{site}} declined your Premium request. Nothing else has changed.',
    action: 'View my plan',
    note: 'If you have questions, ask the person who runs this installation.',
  },
  premiumEnded: {
    subject: 'Your Premium plan has ended',
    intro:
      'On {{when}}, an administrator of {{site}} ended the Premium plan of your account. Your data has not changed.',
    action: 'View my plan',
    note: 'Insights, reports and the monthly report by email are part of Premium. If you did not expect this, ask the person who runs this installation.',
  },
  planChanged: {
    subject: 'Your plan was changed',
    intro:
      'On {{when}}, an administrator of {{site}} changed the plan of your account. Your data has not changed.',
    action: 'View my plan',
    note: 'If you did not expect this, ask the person who runs this installation.',
  },
  reminder: {
    subject: 'Your recurring transactions',
    intro: 'These transactions are due soon or need your confirmation.',
    action: 'View recurring transactions',
    note: 'You get this reminder at most once a day, and only if there is something to say.',
    footer: 'You are receiving this message because you switched on reminders at {{site}}.',
  },
  budgetNearlySpent: {
    subject: 'A budget is almost used up',
    intro: 'You have spent 80% or more of your budget “{{category}}” for {{month}}.',
    action: 'View my budgets',
    note: 'You get one message at 80% and one at 100%.',
    footer: 'You are receiving this message because you switched on budget alerts at {{site}}.',
  },
  budgetSpent: {
    subject: 'A budget is used up',
    intro: 'You have spent all of your budget “{{category}}” for {{month}}.',
    action: 'View my budgets',
    note: 'You get one message at 80% and one at 100%.',
    footer: 'You are receiving this message because you switched on budget alerts at {{site}}.',
  },
  monthReport: {
    subject: 'Your report for {{month}}',
    intro: 'This is how {{month}} went, compared with the previous month.',
    action: 'View the whole report',
    note: 'You get this message once a month. You can leave the amounts out in your profile.',
    footer: 'You are receiving this message because you switched on the monthly report at {{site}}.',
  },
  monthReportPlain: {
    subject: 'Your report for {{month}}',
    intro: 'The report for {{month}} is ready.',
    action: 'View the report',
    note: 'You get this message once a month, without amounts, as you chose in your profile.',
    footer: 'You are receiving this message because you switched on the monthly report at {{site}}.',
  },
  /** The mails that a person switches on. */
  chosen: {
    stop: 'Stop these emails',
    tomorrow: 'Tomorrow, {{day}}',
    waiting: 'To confirm',
    more: 'And {{count}} more',
    estimated: '{{amount}} (estimated)',
    allExpenses: 'All expenses',
    month: {
      totals: 'Totals',
      categories: 'Expenses by category',
      missed: 'Due, but not recorded',
      income: 'Income',
      expenses: 'Expenses',
      balance: 'Balance',
      rest: 'Everything else',
    },
  },
} as const;
