import { expect, it } from 'vitest';
import { isRepeated } from './same-content.ts';

const file = (text: string) => ({ content: new Blob([text]) });

it('recognises the content of an earlier file under another name', async () => {
  const earlier = [file('2026-09-01;1'), file('2026-09-02;2')];
  expect(await isRepeated(new Blob(['2026-09-02;2']), earlier)).toBe(true);
  expect(await isRepeated(new Blob(['2026-09-02;3']), earlier)).toBe(false);
  expect(await isRepeated(new Blob(['2026-09-02;2 ']), earlier)).toBe(false);
});
