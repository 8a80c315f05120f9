import { expect, test } from 'vitest';
import { forgetTexts } from '../session/unsaved-texts.ts';
import { handOver, takeHanded } from './handed-file.ts';

test('a file is handed over once, and not to the next person who signs in', () => {
  const file = new File(['{}'], 'saldo.json');
  handOver(file);
  expect([takeHanded(), takeHanded()]).toEqual([file, undefined]);
  handOver(file);
  forgetTexts();
  expect(takeHanded()).toBeUndefined();
});
