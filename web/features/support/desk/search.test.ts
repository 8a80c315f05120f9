import { describe, expect, test } from 'vitest';
import { changeDeskSearch, isDeskFiltered, readDeskSearch } from './search.ts';

const read = (query: string) => readDeskSearch(new URLSearchParams(query));
const change = (query: string, changes: Parameters<typeof changeDeskSearch>[1]) =>
  changeDeskSearch(new URLSearchParams(query), changes).toString();

describe('the search of the desk in the address', () => {
  test('shows conversations that wait by default, and leaves out values that the server would refuse', () => {
    expect(read('')).toEqual({ state: 'open' });
    expect(read('state=all&assigned=mine&q=bank&page=2')).toEqual({
      state: 'all',
      assigned: 'mine',
      q: 'bank',
      page: '2',
    });
    expect(read(`state=new&assigned=you&page=x&q=${'x'.repeat(101)}`)).toEqual({ state: 'open' });
  });

  test('goes to the first page after a change, and keeps the open conversation', () => {
    const before = 'state=all&page=3&user=u&conversation=c';
    expect(change(before, { assigned: 'nobody' })).toBe('state=all&user=u&conversation=c&assigned=nobody');
    expect(change(before, { page: '4' })).toBe('state=all&user=u&conversation=c&page=4');
  });

  test('leaves defaults out of the address', () => {
    expect(change('state=all&q=a', { state: 'open', q: undefined })).toBe('');
    expect(change('page=2', { page: '1' })).toBe('');
  });

  test('searches a text in every state, unless one is chosen', () => {
    expect(read('q=bank')).toEqual({ state: 'all', q: 'bank' });
    expect(read('q=bank&state=open')).toEqual({ state: 'open', q: 'bank' });
    expect(change('', { q: 'bank' })).toBe('q=bank');
    expect(change('q=bank', { state: 'open' })).toBe('q=bank&state=open');
    expect(change('q=bank', { state: 'all' })).toBe('q=bank');
    // Without the text, the state is again the chosen one, or the default.
    expect(change('q=bank', { q: undefined })).toBe('');
    expect(change('q=bank&state=open', { q: undefined })).toBe('');
    expect(change('state=closed', { q: 'bank' })).toBe('state=closed&q=bank');
    expect(change('q=bank&state=closed', { q: undefined })).toBe('state=closed');
  });

  test('counts as filtered by a text or an assignment, not by a state', () => {
    expect([isDeskFiltered(read('state=all')), isDeskFiltered(read('q=a'))]).toEqual([false, true]);
  });
});
