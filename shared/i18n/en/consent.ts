export const consent = {
  title: 'Allow anonymous usage counts?',
  text: 'Only which screens are used, not who you are.',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close',
  details: 'Details',
  counted:
    'If you accept, we count how many times a day each screen is opened, such as “Dashboard”. The count stays on this server, without account, IP address or identifier.',
  never: 'Never: advertising, tracking, or anything sent to another company.',
  stored: 'Always stored: what Saldo needs to work, such as your session, your language and this answer.',
  policy: 'Read the privacy policy',
  current: {
    accepted: 'You have accepted.',
    declined: 'You have declined.',
  },
} as const;
