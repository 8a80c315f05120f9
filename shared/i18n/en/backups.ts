export const backups = {
  title: 'Backups on this server',
  text: 'Each file contains everything and can be restored with “npm run restore”. Keep a copy in another safe place: anyone who has it can read all transactions.',
  encryptedText:
    'Each new file contains everything, encrypted with the passphrase of the operator. “npm run restore” asks for it. Nobody can open a backup without its passphrase: if it is lost, so is the backup.',
  encrypted: 'encrypted',
  trial: {
    passed_one: 'Last trial restore: {{time}}, {{number}} transaction, in {{seconds}} s',
    passed_other: 'Last trial restore: {{time}}, {{number}} transactions, in {{seconds}} s',
    failed: 'The trial restore of {{time}} failed. The server’s log has the reason.',
    space: 'No trial restore on {{time}}: less than twice the size of the database is free on the disk.',
    duration:
      'No trial restore on {{time}}: the last one took over ten minutes. Try one with “npm run restore”.',
  },
  make: 'Back up now',
  made: 'Backup created and verified',
  none: 'No backups yet.',
  download: 'Download',
  downloadNamed: 'Download the backup of {{time}}',
  delete: 'Delete',
  deleteNamed: 'Delete the backup of {{time}}',
  deleted: 'Backup deleted',
  question: 'Delete this backup?',
  warning: 'The backup of {{time}} will be deleted from this server. This cannot be undone.',
} as const;
