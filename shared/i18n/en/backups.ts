export const backups = {
  title: 'Backups on this server',
  text: 'Each file contains everything and can be restored with “npm run restore”. Keep a copy in another safe place: anyone who has it can read all transactions.',
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
