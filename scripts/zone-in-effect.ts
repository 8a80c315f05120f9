import { expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    zone: string;
    offsetMinutes: number;
  }
}

// A zone that is only asked for would let every one of these tests run in the machine's own.
expect(process.env['TZ']).toBe(inject('zone'));
expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(inject('offsetMinutes'));
