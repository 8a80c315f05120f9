import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSecurityLog } from '#server/http/security-log.ts';

const filter = readFileSync('ops/fail2ban/saldo.filter.conf', 'utf8');

/** Returns the address that the filter reads from a line, as fail2ban replaces `<HOST>`. */
function readHost(line: string): string | undefined {
  const pattern = /^failregex = (.*)$/m.exec(filter)?.[1] ?? '';
  return new RegExp(pattern.replace('<HOST>', String.raw`(?<host>[\d.:a-f]+)`)).exec(line)?.groups?.['host'];
}

it.each(['signInRefused', 'codeRefused', 'passwordRefused'] as const)(
  'the filter of fail2ban reads the address of %s, if addresses are logged',
  (event) => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    for (const address of ['203.0.113.7', '2001:db8::7'])
      createSecurityLog(log, { areAddressesLogged: true })(event, { userId: null, address });
    expect(lines.map(readHost)).toEqual(['203.0.113.7', '2001:db8::7']);
    createSecurityLog(log, {})(event, { userId: null, address: '203.0.113.7' });
    expect(lines[2]).not.toContain('203.0.113.7');
    expect(lines[2]).toMatch(/^\{.*"time":\d{13},/);
  },
);
