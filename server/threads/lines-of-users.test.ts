import { expect, it } from 'vitest';
import { createLinesOfUsers } from './lines-of-users.ts';

/** Work that ends when it is told to, and what has begun. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
      });
    },
    end: async (name: string, error?: Error) => {
      ends.get(name)?.(error);
      await new Promise(setImmediate);
    },
  };
}

it('does two things of one user at once, and the others in their order', async () => {
  const inLine = createLinesOfUsers({ atOnce: 2, maxWaiting: 10 });
  const { begun, work, end } = openWork();
  const all = ['1', '2', '3', '4'].map((name) => inLine('ana', work(name)));
  expect(begun).toEqual(['1', '2']);
  await end('2');
  expect(begun).toEqual(['1', '2', '3']);
  for (const name of ['1', '3', '4']) await end(name);
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4']);
});

it('lets nobody wait for somebody else', async () => {
  const inLine = createLinesOfUsers({ atOnce: 2, maxWaiting: 10 });
  const { begun, work, end } = openWork();
  const ofAna = ['1', '2', '3'].map((name) => inLine('ana', work(name)));
  const ofBob = inLine('bob', work('bob'));
  expect(begun).toEqual(['1', '2', 'bob']);
  for (const name of ['bob', '1', '2', '3']) await end(name);
  expect(await Promise.all([...ofAna, ofBob])).toEqual(['1', '2', '3', 'bob']);
});

it('refuses what is too much for the line of one user, and takes more once that is shorter', async () => {
  const inLine = createLinesOfUsers({ atOnce: 1, maxWaiting: 1 });
  const { work, end } = openWork();
  const [first, second] = [inLine('ana', work('1')), inLine('ana', work('2'))];
  await expect(inLine('ana', work('3'))).rejects.toMatchObject({ code: 'serverBusy' });
  await end('1');
  const fourth = inLine('ana', work('4'));
  for (const name of ['2', '4']) await end(name);
  expect(await Promise.all([first, second, fourth])).toEqual(['1', '2', '4']);
});

it('goes on after a failure', async () => {
  const inLine = createLinesOfUsers({ atOnce: 1, maxWaiting: 1 });
  const { work, end } = openWork();
  const broken = inLine('ana', work('1'));
  const next = inLine('ana', work('2'));
  await Promise.all([expect(broken).rejects.toThrow('no'), end('1', new Error('no'))]);
  await end('2');
  expect(await next).toBe('2');
});
