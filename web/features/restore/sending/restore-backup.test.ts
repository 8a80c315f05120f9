import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transport } from '#web/lib/api/call.ts';
import { inChunks, sampleExport } from '../testing/sample-export.ts';
import type { Backup, Part } from '../worker/backup.ts';
import { openBackup } from '../worker/open-backup.ts';
import { continueRestore, newRestoreRun, countRows } from './restore-backup.ts';

const realFetch = transport.fetch;
let sent: string[] = [];
let bodies: unknown[] = [];
let isLost: (count: number) => boolean = () => false;
let backup: Backup;

beforeEach(async () => {
  ({ backup } = await openBackup(inChunks(JSON.stringify(sampleExport()))));
  [sent, bodies] = [[], []];
  isLost = () => false;
  transport.fetch = (url, { method, body }) => {
    sent.push(`${method} ${url.replace('/api/v1/me', '')}`);
    bodies.push(typeof body === 'string' ? JSON.parse(body) : body);
    return isLost(sent.length) ? Promise.reject(new TypeError('lost')) : Promise.resolve(Response.json({}));
  };
});
afterEach(() => {
  transport.fetch = realFetch;
});

const PARTS: Part[] = [
  { rows: { records: [] }, count: 6 },
  { rows: { importEntries: [] }, count: 5 },
];
const PROFILE = ['PATCH ', 'PUT /location', 'PUT /photo'];
const ROWS = ['POST /restore/rows', 'POST /restore/rows', 'POST /restore/finish'];
const ALL = ['POST /restore', 'PATCH ', ...PROFILE, ...ROWS];

function options({ withSettings = true, progress = [] as number[] } = {}) {
  const readPart = (at: number) => Promise.resolve(PARTS[at]);
  const onProgress = (restored: number) => progress.push(restored);
  return { readPart, withSettings, onProfile: () => undefined, onProgress };
}

describe('restoring', () => {
  it('sets the currency, then the profile, then sends each part', async () => {
    const progress: number[] = [];
    await continueRestore(newRestoreRun('r', backup), options({ progress }));
    expect(sent).toEqual(ALL);
    expect(bodies.slice(0, 3)).toEqual([
      { id: 'r', exportedAt: backup.exportedAt, currency: 'EUR' },
      { currency: 'EUR' },
      backup.settings,
    ]);
    expect(bodies[5]).toEqual({ id: 'r', records: [] });
    expect(progress).toEqual([6, 11]);
    expect(countRows(backup)).toBe(25);
  });

  it('changes only the currency of the profile if the settings are not wanted', async () => {
    await continueRestore(newRestoreRun('r', backup), options({ withSettings: false }));
    expect(sent).toEqual(['POST /restore', 'PATCH ', ...ROWS]);
  });

  it.each(ALL.map((request, at) => [request, at] as const))(
    'continues with %s after the response to this step (number %i) was lost',
    async (_, at) => {
      isLost = (count) => count === at + 1;
      const run = newRestoreRun('r', backup);
      await expect(continueRestore(run, options())).rejects.toMatchObject({ code: 'offline' });
      await continueRestore(run, options());
      expect(sent).toEqual([...ALL.slice(0, at + 1), ...ALL.slice(at)]);
      expect(run.restored).toBe(11);
    },
  );
});
