import { onForgetTexts } from '../session/unsaved-texts.ts';

let handedFile: File | undefined;
onForgetTexts(() => (handedFile = undefined));

/** Keeps a file for the screen that a link leads to. */
export function handOverFile(file: File): void {
  handedFile = file;
}

/** Returns the file that was handedFile over last, and forgets it. */
export function takeHandedFile(): File | undefined {
  const file = handedFile;
  handedFile = undefined;
  return file;
}
