import { onForgetTexts } from '../session/unsaved-texts.ts';

let handed: File | undefined;
onForgetTexts(() => (handed = undefined));

/** Keeps a file for the screen that a link leads to. */
export function handOverFile(file: File): void {
  handed = file;
}

/** Returns the file that was handed over last, and forgets it. */
export function takeHandedFile(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
