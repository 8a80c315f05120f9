import { describe, expect, it } from 'vitest';
import { dayAfterKey } from './calendar-keys.ts';

const bounds = { min: '2026-01-10', max: '2027-02-20' };
const press = (day: string, key: string, shiftKey = false) => dayAfterKey(day, { key, shiftKey }, bounds);

describe('the keys of a calendar', () => {
  it.each([
    ['ArrowDown', '2026-11-24', '2026-12-01'],
    ['ArrowUp', '2026-12-01', '2026-11-24'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowLeft', '2027-01-01', '2026-12-31'],
    ['PageDown', '2027-01-31', '2027-02-20'],
    ['PageDown', '2026-10-31', '2026-11-30'],
    ['PageUp', '2026-03-31', '2026-02-28'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(press(from, key)).toBe(to);
  });

  it('an arrow key does not leave the bounds, and Page Up and Page Down stop at them', () => {
    expect(press('2027-02-14', 'ArrowDown')).toBe('2027-02-14');
    expect(press('2026-01-10', 'ArrowLeft')).toBe('2026-01-10');
    expect(press('2026-02-01', 'PageUp')).toBe('2026-01-10');
    expect(press('2027-02-01', 'PageDown')).toBe('2027-02-20');
  });

  it('with Shift, Page Up and Page Down move by a year', () => {
    expect(press('2026-02-15', 'PageDown', true)).toBe('2027-02-15');
    expect(press('2026-12-01', 'PageUp', true)).toBe('2026-01-10');
  });

  it('other keys lead nowhere', () => {
    for (const key of ['Enter', 'Escape', 'Tab', 'y']) expect(press('2026-11-24', key)).toBeUndefined();
  });
});
