import { expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    zone: string;
    offsetMinutes: number;
  }
}

// Without this check, the tests could silently run in the machine's own zone.
expect(process.env['TZ']).toBe(inject('zone'));
expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(inject('offsetMinutes'));
