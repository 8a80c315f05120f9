export const backups = {
  title: 'Backups on this machine',
  text: 'Each file holds everything and can be restored with “npm run restore”. Keep a copy elsewhere: whoever has one can read all records.',
  make: 'Back up now',
  made: 'Backup made and verified',
  none: 'There is no backup yet.',
  download: 'Download',
  downloadNamed: 'Download the backup of {{time}}',
  delete: 'Delete',
  deleteNamed: 'Delete the backup of {{time}}',
  deleted: 'Backup deleted',
  question: 'Are you sure?',
  warning: 'The backup of {{time}} will be deleted from this machine. This cannot be undone.',
} as const;
