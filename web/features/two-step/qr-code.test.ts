import { expect, it } from 'vitest';
import { toPath } from './qr-code.tsx';
import { inGroups } from './scan-step.tsx';

it('a path has one rectangle for each run of dark modules', () => {
  const rows = ['##.#', '....', '.###', '#..#'].map((row) => Array.from(row, (module) => module === '#'));
  expect(toPath(rows)).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3zM0 3h1v1h-1zM3 3h1v1h-1z');
});

it('a key is shown in groups of four', () => {
  expect(inGroups('JBSWY3DPEH')).toBe('JBSW Y3DP EH');
});
