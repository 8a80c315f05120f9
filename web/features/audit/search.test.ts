import { describe, expect, it } from 'vitest';
import { changeAuditSearch, isAuditFiltered, readAuditSearch } from './search.ts';

const read = (query: string) => readAuditSearch(new URLSearchParams(query));

describe('the search of the audit log in an address', () => {
  it('is read without values that the server would refuse', () => {
    const query = 'action=userSuspended&actor=a&target=b&from=2026-01-01&to=2026-01-31&page=2&pageSize=10';
    expect(read(query)).toEqual(Object.fromEntries(new URLSearchParams(query)));
    expect(read('action=nothing&from=2026-02-30&page=x&pageSize=1000&q=1')).toEqual({});
    expect(read('from=2026-02-02&to=2026-02-01')).toEqual({ from: '2026-02-02' });
  });

  it('starts at its first page when anything but the page changes', () => {
    const search = read('action=userSuspended&page=4');
    expect(changeAuditSearch(search, { actor: 'a' })).toEqual({ action: 'userSuspended', actor: 'a' });
    expect(changeAuditSearch(search, { page: '5' })).toEqual({ action: 'userSuspended', page: '5' });
    expect(changeAuditSearch(search, { page: '1' })).toEqual({ action: 'userSuspended' });
    expect(changeAuditSearch(search, { action: undefined })).toEqual({});
  });

  it('counts anything but page and size as a filter', () => {
    expect(isAuditFiltered(read('page=2&pageSize=10'))).toBe(false);
    expect(isAuditFiltered(read('to=2026-01-01'))).toBe(true);
  });
});
