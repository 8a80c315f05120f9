import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from '#server/config.ts';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'ops/saldo.service'), 'utf8');
const directives = Array.from(text.matchAll(/^(\w+)=(.*)$/gm), ([, name = '', value = '']) => ({
  name,
  value,
}));
const findValue = (name: string) => directives.findLast((directive) => directive.name === name)?.value ?? '';

test('the unit sets only known settings, and keeps the data in a writable folder', () => {
  const environment = new Map(
    findValue('Environment')
      .split(' ')
      .map((assignment) => assignment.split('=') as [string, string]),
  );
  const unknown = [...environment.keys()].filter((name) => name !== 'NODE_ENV' && !SETTINGS.includes(name));
  expect(unknown).toEqual([]);
  expect(environment.get('DATA_DIR')).toBe(`/var/lib/${findValue('StateDirectory')}`);
});

test('the unit does not run as root, may write only its data, and has no capability', () => {
  expect(findValue('User')).toBe('saldo');
  expect(findValue('ProtectSystem')).toBe('strict');
  expect(findValue('NoNewPrivileges')).toBe('yes');
  expect(directives).toContainEqual({ name: 'CapabilityBoundingSet', value: '' });
  expect(directives.map(({ name }) => name)).not.toContain('ReadWritePaths');
});

test('the unit allows V8 to execute memory that it writes', () => {
  expect(directives.map(({ name }) => name)).not.toContain('MemoryDenyWriteExecute');
});

test('the unit does not restart on wrong settings', () => {
  expect(findValue('RestartPreventExitStatus')).toBe('78');
});

test('the unit and the image start the program as npm start does', () => {
  const start = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start as string;
  const options = start.split('exec node ').at(-1)?.split(' ') ?? [];
  expect(findValue('ExecStart').split(' ').slice(1)).toEqual(options);
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(
    `CMD ${JSON.stringify(['node', ...options]).replaceAll(',', ', ')}`,
  );
});

test('the unit starts an existing file, and systemd, if installed, finds no problem', () => {
  const [node = '', ...options] = findValue('ExecStart').split(' ');
  const localText = text.replaceAll(findValue('WorkingDirectory'), root).replaceAll(node, process.execPath);
  expect(() => readFileSync(join(root, options.at(-1) ?? ''))).not.toThrow();
  const folder = mkdtempSync(join(tmpdir(), 'saldo-unit-'));
  const unit = join(folder, 'saldo.service');
  writeFileSync(unit, localText);
  const { error, stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const isMissing = error !== undefined && 'code' in error && error.code === 'ENOENT';
  expect(isMissing || `${stdout}${stderr}` === '').toBe(true);
});
