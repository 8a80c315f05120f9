export const terms = {
  title: 'Terms and Conditions',
  text: 'To record expenses and incomes or to save your location, please read and accept these two documents. Until then you can still look around, take your data with you and log out.',
  changedTitle: 'Our terms have changed',
  changedText:
    'There is a new version of these two documents. Please read and accept them to go on recording. Until then you can still look around, take your data with you and log out.',
  accept: 'I accept the',
  terms: 'Terms and Conditions',
  and: 'and the',
  privacy: 'Privacy Policy',
  submit: 'Accept and continue',
  notNow: 'Not now',
  termsUpdatedSuccess: 'Thank you. Your acceptance has been saved.',
} as const;
