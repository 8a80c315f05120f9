import { showToast } from '#web/ui/toast.ts';

type Texts = { copied: string; notCopied: string };

/** Copies a text. If the browser refuses, selects the element that shows it, so that its reader can copy it. */
export async function copyText(text: string, shown: HTMLElement | null, texts: Texts): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', message: texts.copied });
  } catch {
    // Browsers allow the clipboard on secure addresses only, so not on plain http in a home network.
    if (shown !== null) getSelection()?.selectAllChildren(shown);
    showToast({ kind: 'error', message: texts.notCopied });
  }
}
