export const terms = {
  title: 'Terms and Conditions',
  text: 'To add transactions or save your location, please read and accept these two documents. Until then, you can still look around, download your data and log out.',
  changedTitle: 'Our terms have changed',
  changedText:
    'There is a new version of these two documents. Please read and accept them to keep adding transactions. Until then, you can still look around, download your data and log out.',
  accept: 'I accept the',
  terms: 'Terms and Conditions',
  and: 'and the',
  privacy: 'Privacy Policy',
  submit: 'Accept and continue',
  notNow: 'Not now',
  termsUpdatedSuccess: 'Thank you. Your acceptance has been saved.',
} as const;
