import { useMutation } from '@tanstack/react-query';
import { downloadBackup, type Backup } from '#shared/contract/backups.ts';
import { hasProof } from '#web/lib/api/proof.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';

/** Where the browser itself downloads a backup. */
export function backupAddress({ id }: Backup): string {
  return downloadBackup.path.replace(':id', id);
}

/** Downloads a backup once the password counts as given, for which a link alone cannot ask. */
export function useDownloadBackup() {
  const errorText = useErrorText();
  return useMutation({
    mutationFn: async (backup: Backup) => {
      if (await hasProof()) follow(backupAddress(backup));
    },
    onError: (error) => showToast({ kind: 'error', message: errorText(error) }),
  });
}

/** Unlike a change of the page's address, a link that downloads keeps the page when the server refuses. */
function follow(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
