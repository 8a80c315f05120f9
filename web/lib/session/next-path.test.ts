import { describe, expect, it } from 'vitest';
import { loginPathTo, safeNextPath } from './next-path.ts';

const origin = 'https://saldo.example';

describe('where a sign-in leads', () => {
  it('is the requested path with its query', () => {
    expect(safeNextPath('/add-income', origin)).toBe('/add-income');
    expect(safeNextPath('/dashboard?period=last-month#top', origin)).toBe('/dashboard?period=last-month#top');
  });

  it('is the dashboard by default', () => {
    expect(safeNextPath(null, origin)).toBe('/dashboard');
    expect(safeNextPath('', origin)).toBe('/dashboard');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '\\\\evil.example',
    'javascript:alert(1)',
    'dashboard',
    '//',
  ])('never leaves this site: %j', (next) => {
    expect(safeNextPath(next, origin)).toBe('/dashboard');
  });

  it('is remembered in the sign-in address, except for the dashboard', () => {
    expect(loginPathTo('/dashboard')).toBe('/login');
    expect(loginPathTo('/add-expense?x=1')).toBe('/login?next=%2Fadd-expense%3Fx%3D1');
  });
});
