import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, storeSecret, readConfig } from '#server/config.ts';

const SECRET = 'thirty-two bytes or more of secret';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'saldo-test-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function read(environment: Record<string, string> = {}) {
  return readConfig({ DATA_DIR: dataDir, ...environment });
}

function findProblems(environment: Record<string, string>): readonly string[] {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the settings', () => {
  it('are all optional', () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir,
      postgres: undefined,
      drainSeconds: 0,
      baseUrl: 'http://localhost:3000',
      allowedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
      adminEmail: undefined,
      supportEmail: undefined,
      mail: undefined,
      trustedProxies: [],
    });
  });

  it('count as unset if they are empty', () => {
    storeSecret(read());
    const empty = { PORT: '', HOST: '', BASE_URL: '', DATABASE_URL: '', SECRET: '', ADMIN_EMAIL: '' };
    expect(read({ ...empty, SMTP_URL: '', MAIL_FROM: '' })).toEqual(read());
  });

  it('are read from the environment', () => {
    const config = read({
      PORT: '8080',
      HOST: '0.0.0.0',
      BASE_URL: 'https://money.example.org/',
      DATABASE_URL: 'postgres://saldo:x@db/saldo',
      SECRET,
      ADMIN_EMAIL: ' Boss@Example.org ',
      SUPPORT_EMAIL: 'help@example.org',
      SMTP_URL: 'smtps://saldo:secret@mail.example.org',
      MAIL_FROM: ' Saldo de casa <Saldo@example.org> ',
      TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16,,::1',
      LOG_LEVEL: 'info',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      postgres: { databaseUrl: 'postgres://saldo:x@db/saldo', connections: undefined, events: 'listen' },
      baseUrl: 'https://money.example.org',
      allowedOrigins: ['https://money.example.org'],
      secret: SECRET,
      adminEmail: 'boss@example.org',
      supportEmail: 'help@example.org',
      mail: {
        smtpUrl: 'smtps://saldo:secret@mail.example.org',
        from: { name: 'Saldo de casa', address: 'Saldo@example.org' },
      },
      trustedProxies: ['10.0.0.1', '10.1.0.0/16', '::1'],
      logLevel: 'info',
    });
  });

  it('are all named at once if they are wrong', () => {
    const problems = findProblems({
      PORT: 'http',
      HOST: '0.0.0.0',
      DATABASE_URL: 'mysql://db',
      ADMIN_EMAIL: 'nobody',
      SMTP_URL: 'http://mail.example.org',
      MAIL_FROM: 'nobody',
      TRUSTED_PROXIES: 'my-proxy',
      LOG_LEVEL: 'loud',
    });
    for (const name of [
      'PORT',
      'BASE_URL',
      'DATABASE_URL',
      'SECRET',
      'ADMIN_EMAIL',
      'SMTP_URL',
      'MAIL_FROM',
      'TRUSTED_PROXIES',
      'LOG_LEVEL',
    ]) {
      expect(
        problems.filter((problem) => problem.startsWith(`${name} `)),
        name,
      ).toHaveLength(1);
    }
  });

  it.each(['0', '65536', '1.5', 'abc', '-1'])('refuse the port %s', (port) => {
    expect(findProblems({ PORT: port })).toEqual(['PORT must be a whole number from 1 to 65535.']);
  });

  it.each(['ftp://example.org', 'example.org', 'javascript:alert(1)'])('refuse the address %s', (url) => {
    expect(findProblems({ BASE_URL: url })).toEqual(['BASE_URL must be an http:// or https:// address.']);
  });

  it.each(['https://example.org/saldo', 'https://example.org/saldo/', 'http://example.org/?a=1'])(
    'refuse %s, below which no page would be found, and say what to do',
    (url) => {
      expect(findProblems({ BASE_URL: url })).toEqual([
        'BASE_URL must have no path, because Saldo cannot be served below one. Give Saldo a name of its own, such as https://saldo.example.org.',
      ]);
      expect(findProblems({ BASE_URL: `${new URL(url).origin}//` })).toEqual([]);
    },
  );

  it('need BASE_URL and SECRET once HOST is public', () => {
    expect(findProblems({ HOST: '0.0.0.0' })).toEqual([
      'BASE_URL is required once HOST is not this machine itself.',
      'SECRET (at least 32 bytes) is required with a public HOST or DATABASE_URL.',
    ]);
    expect(findProblems({ HOST: '::1' })).toEqual([]);
  });

  it('need SECRET with DATABASE_URL, which several instances share', () => {
    expect(findProblems({ DATABASE_URL: 'postgres://db/saldo' })).toEqual([
      'SECRET (at least 32 bytes) is required with a public HOST or DATABASE_URL.',
    ]);
  });

  it('need MAIL_FROM with SMTP_URL, and send no mail with MAIL_FROM alone', () => {
    expect(findProblems({ SMTP_URL: 'smtp://localhost:2525' })).toEqual([
      'MAIL_FROM is required with SMTP_URL.',
    ]);
    expect(read({ MAIL_FROM: 'saldo@example.org' }).mail).toBeUndefined();
    expect(read({ SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'saldo@example.org' }).mail).toEqual({
      smtpUrl: 'smtp://localhost:2525',
      from: { name: '', address: 'saldo@example.org' },
    });
  });

  it.each(['smtp://', 'mail.example.org', 'https://mail.example.org', 'smtp:25'])(
    'refuse the mail server %s',
    (url) => {
      expect(findProblems({ SMTP_URL: url, MAIL_FROM: 'a@example.org' })).toEqual([
        expect.stringMatching(/^SMTP_URL must /),
      ]);
    },
  );

  it.each(['Saldo', 'Saldo <saldo>', 'a@example.org, b@example.org', 'x\r\nBcc: b@c.org <a@example.org>'])(
    'refuse %j as the sender of mail',
    (sender) => {
      expect(findProblems({ MAIL_FROM: sender })).toEqual([expect.stringMatching(/^MAIL_FROM must /)]);
    },
  );

  it('never appear in an error if they are secret', () => {
    const problems = findProblems({
      SECRET: 'too-short-secret',
      DATABASE_URL: 'mysql://saldo:hunter2@db',
      SMTP_URL: 'https://saldo:hunter2@mail',
      MAIL_FROM: 'a@example.org',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toMatch(/too-short-secret|hunter2/);
  });
});

describe('the secret', () => {
  it('is created at the first start, readable by the owner alone, and kept', () => {
    const first = read();
    const file = join(dataDir, 'secret');
    expect(existsSync(file)).toBe(false);
    storeSecret(first);
    expect(Buffer.byteLength(first.secret)).toBeGreaterThanOrEqual(32);
    expect(readFileSync(file, 'utf8')).toBe(first.secret);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(read().secret).toBe(first.secret);
  });

  it('is taken from the environment if set, and then no file is created', () => {
    const config = read({ SECRET });
    storeSecret(config);
    expect(config.secret).toBe(SECRET);
    expect(existsSync(join(dataDir, 'secret'))).toBe(false);
  });

  it('is refused if it is too short', () => {
    expect(findProblems({ SECRET: 'x'.repeat(31) })).toEqual(['SECRET must have at least 32 bytes.']);
    writeFileSync(join(dataDir, 'secret'), 'short');
    expect(findProblems({})[0]).toMatch(/is too short/);
  });
});
