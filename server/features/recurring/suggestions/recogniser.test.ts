import { expect, it } from 'vitest';
import type { PastTransaction } from '#shared/recognition/types.ts';
import { createRecogniser } from './recogniser.ts';

const TODAY = '2026-11-20';
const RENT = { type: 'expense', amountMinor: 95_000, category: 'other', description: 'Rent' } as const;

function* rents(count: number): Generator<PastTransaction> {
  for (let month = 1; month <= count; month++)
    yield { ...RENT, id: `rent ${month}`, date: `2026-${String(month).padStart(2, '0')}-01` };
}

async function* inPages(...pages: PastTransaction[][]): AsyncGenerator<PastTransaction[]> {
  for (const page of pages) yield await Promise.resolve(page);
}

async function* broken(): AsyncGenerator<PastTransaction[]> {
  yield* inPages([...rents(10)]);
  throw new Error('The database is gone.');
}

it('recognises histories that are asked for at once, each alone', async () => {
  const recognise = createRecogniser();
  const [ten, none, six] = await Promise.all([
    recognise({ pages: inPages([...rents(4)], [...rents(10)].slice(4)), today: TODAY }),
    recognise({ pages: inPages([]), today: TODAY }),
    recognise({ pages: inPages([...rents(6)]), today: TODAY }),
  ]);
  expect([ten, none, six]).toMatchObject([[{ count: 10 }], [], [{ count: 6 }]]);
});

it('forgets a history that cannot be read to its end, and goes on with the next', async () => {
  const recognise = createRecogniser();
  await expect(recognise({ pages: broken(), today: TODAY })).rejects.toThrow('The database is gone.');
  expect(await recognise({ pages: inPages([]), today: TODAY })).toEqual([]);
});

it('fails where the thread does, and goes on with the next', async () => {
  const recognise = createRecogniser();
  const wrong = [{ ...RENT, id: 'x', date: TODAY, type: 'neither' }] as unknown as PastTransaction[];
  await expect(recognise({ pages: inPages(wrong), today: TODAY })).rejects.toThrow(TypeError);
  expect(await recognise({ pages: inPages([...rents(10)]), today: TODAY })).toMatchObject([{ count: 10 }]);
});
