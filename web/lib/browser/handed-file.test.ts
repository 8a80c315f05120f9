import { expect, test } from 'vitest';
import { forgetTexts } from '../session/unsaved-texts.ts';
import { handOverFile, takeHandedFile } from './handed-file.ts';

test('a file is handed over once, and not to the next person who signs in', () => {
  const file = new File(['{}'], 'saldo.json');
  handOverFile(file);
  expect([takeHandedFile(), takeHandedFile()]).toEqual([file, undefined]);
  handOverFile(file);
  forgetTexts();
  expect(takeHandedFile()).toBeUndefined();
});
