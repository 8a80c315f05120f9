import { expect, it } from 'vitest';
import type { TwoStep } from '#shared/contract/two-step.ts';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import { TwoStepSection } from './two-step-section.tsx';
import { twoStepQuery } from './use-two-step.ts';

const SINCE = '2026-09-14T08:30:00.000Z';

async function read(state: TwoStep): Promise<string> {
  const html = await renderPart(<TwoStepSection />, [[twoStepQuery.queryKey, state]]);
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

it('says what the code is for while it is off', async () => {
  const words = await read({ since: null, recoveryCodesLeft: 0, isRequired: false });
  expect(words).toContain('Someone who knows only your password cannot sign in. Turn on…');
  expect(words).not.toContain('recovery');
});

it.each([
  [10, '10 recovery codes left New recovery codes… Turn off…'],
  [4, '4 recovery codes left New'],
  [3, 'Only 3 recovery codes left. Create new ones.'],
  [1, 'Only 1 recovery code left. Create new ones.'],
  [0, 'No recovery codes left. Create new ones.'],
])('says since when it is on and that %i recovery codes are left', async (recoveryCodesLeft, text) => {
  const words = await read({ since: SINCE, recoveryCodesLeft, isRequired: false });
  expect(words).toMatch(/On since .*2026/);
  expect(words).toContain(text);
});
