import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('the log has the name and message of an error, but no data of rows and no connection', () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ana@example.org) already exists.',
    client: { connectionParameters: { host: 'db.internal', password: 'canary' } },
  });
  log.error({ err: error }, 'a job failed');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'a job failed',
    err: { type: 'Error', message: 'duplicate key', code: '23505' },
  });
  expect(lines.join('')).not.toMatch(/ana@example|canary|db\.internal/);
});
