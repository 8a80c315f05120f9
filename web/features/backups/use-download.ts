import { useMutation } from '@tanstack/react-query';
import { downloadBackup, type Backup } from '#shared/contract/backups.ts';
import { hasProof } from '#web/lib/api/proof.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';

/** The address of a backup's download. */
export function backupAddress({ id }: Backup): string {
  return downloadBackup.path.replace(':id', id);
}

/** Asks for the password if needed, which a link could not do, and downloads a backup. */
export function useDownloadBackup() {
  const errorText = useErrorText();
  return useMutation({
    mutationFn: async (backup: Backup) => {
      if (await hasProof()) startDownload(backupAddress(backup));
    },
    onError: (error) => showToast({ kind: 'error', message: errorText(error) }),
  });
}

/** A download link keeps the page if the server refuses; setting `location` would not. */
function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
