import { expect, it } from 'vitest';
import { createChangeLog } from './change-log.ts';

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };

function createLog(...days: string[][]) {
  const log = createChangeLog({ maxChanges: 3 });
  for (const [at, each] of days.entries()) log.note('ana', { revision: at + 1, days: each });
  return log;
}

it('returns the days that changed between two revisions', () => {
  const log = createLog(['2026-10-31'], ['2026-11-01', '2026-09-30']);
  expect(log.daysBetween('ana', 1, 1)).toEqual(new Set());
  expect(log.daysBetween('ana', 1, 2)).toEqual(new Set(['2026-11-01', '2026-09-30']));
  expect(log.daysBetween('ana', 0, 2)).toEqual(new Set(['2026-10-31', '2026-11-01', '2026-09-30']));
  log.note('ana', { revision: 4, days: ['2026-11-04'] });
  log.note('ana', { revision: 3, days: ['2026-11-03'] });
  expect(log.daysBetween('ana', 2, 4)).toEqual(new Set(['2026-11-03', '2026-11-04']));
});

it('returns nothing for a gap in the log, for a revision that went back, and for another user', () => {
  const log = createLog(['2026-10-31'], ['2026-11-01']);
  log.note('ana', { revision: 4, days: ['2026-11-02'] });
  expect(log.daysBetween('ana', 1, 4)).toBeUndefined();
  expect(log.daysBetween('ana', 2, 3)).toBeUndefined();
  expect(log.daysBetween('ana', 2, 1)).toBeUndefined();
  expect(log.daysBetween('eva', 1, 2)).toBeUndefined();
  expect(log.isSame('ana', { from: 1, to: 4 }, [])).toBe(false);
});

it('tests whether days of ranges changed', () => {
  const log = createLog(['2026-10-31'], ['2026-11-01'], ['2026-09-30', '2026-11-01']);
  expect(log.isSame('ana', { from: 1, to: 3 }, [OCTOBER])).toBe(true);
  expect(log.isSame('ana', { from: 0, to: 3 }, [OCTOBER])).toBe(false);
  expect(log.isSame('ana', { from: 1, to: 3 }, [OCTOBER, { from: '', to: '2026-09-30' }])).toBe(false);
});

it('drops the oldest changes of a user, and the user who has not written for longest', () => {
  const log = createChangeLog({ maxUsers: 2, maxChanges: 2 });
  for (const user of ['ana', 'eva'])
    for (const revision of [1, 2, 3]) log.note(user, { revision, days: ['2026-11-01'] });
  expect(log.daysBetween('ana', 1, 3)).toBeDefined();
  expect(log.daysBetween('ana', 0, 3)).toBeUndefined();
  log.note('ana', { revision: 4, days: [] });
  log.note('bob', { revision: 1, days: [] });
  expect(log.findChanges('eva')).toEqual([]);
  expect(log.findChanges('ana')).toHaveLength(2);
});
