export const consent = {
  title: 'May Saldo count visits?',
  text: 'It would help whoever runs this site to know which screens are used. Only if you accept, and without knowing who you are.',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close',
  details: 'What is counted and stored',
  counted:
    'Counted, only if you accept: the day and the screen, such as “Dashboard”, as a number on this server. No account, no address, no identifier.',
  never: 'Never: advertising, tracking over time, or anything sent to another company.',
  stored:
    'Stored in any case: what Saldo needs to work, such as your session, your language and this answer.',
  policy: 'Read the privacy policy',
  current: {
    accepted: 'At the moment you accept.',
    declined: 'At the moment you decline.',
  },
} as const;
