import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SERVER = join(import.meta.dirname, '..');

/** The files that set headers through Hono, and why `respondWithJson` does not lose them. */
const SET_HEADERS: Record<string, 'makes its own response' | 'notes its headers'> = {
  'caching/shared-responses.ts': 'makes its own response',
  'http/error-handler.ts': 'makes its own response',
  'http/unknown-path.ts': 'makes its own response',
  'site/manifest.ts': 'makes its own response',
  'site/static-files.ts': 'makes its own response',
  'features/account/deletion.ts': 'notes its headers',
  'features/passkeys/challenges.ts': 'notes its headers',
  'features/two-step/half-cookie.ts': 'notes its headers',
  'http/complete-response.ts': 'notes its headers',
  'sessions/open-session.ts': 'notes its headers',
  'sessions/session.ts': 'notes its headers',
};

it('only listed files set headers through Hono, and those that make no response note them', () => {
  const files = globSync('**/*.ts', { cwd: SERVER, exclude: ['testing/**', '**/*.test.ts'] });
  const read = (file: string) => readFileSync(join(SERVER, file), 'utf8');
  const found = files.filter((file) => /\bhttp\.header\(|\b(?:set|delete)Cookie\(/.test(read(file)));
  expect(found.toSorted()).toEqual(Object.keys(SET_HEADERS).toSorted());
  const noting = found.filter((file) => SET_HEADERS[file] === 'notes its headers');
  expect(noting.filter((file) => !read(file).includes('noteOwnHeaders('))).toEqual([]);
});
