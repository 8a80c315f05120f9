import { describe, expect, it } from 'vitest';
import { changeUsersSearch, readUsersSearch, usersCsvAddress } from './search.ts';

const read = (query: string) => readUsersSearch(new URLSearchParams(query));

describe('the search of users in an address', () => {
  it('is read without values that the server would refuse', () => {
    const query =
      'q=+ana+&role=admin&status=suspended&online=yes&plan=requested&sort=name&page=3&pageSize=50';
    expect(read(query)).toEqual({
      q: 'ana',
      role: 'admin',
      status: 'suspended',
      online: 'yes',
      plan: 'requested',
      sort: 'name',
      page: '3',
      pageSize: '50',
    });
    expect(read('role=owner&status=x&online=1&plan=gold&sort=amount&page=0&pageSize=1000&user=1')).toEqual(
      {},
    );
    expect(read(`q=${'x'.repeat(101)}`)).toEqual({});
  });

  it('starts at its first page when anything but the page changes', () => {
    const search = read('q=ana&page=3&sort=name');
    expect(changeUsersSearch(search, { role: 'admin' })).toEqual({ q: 'ana', sort: 'name', role: 'admin' });
    expect(changeUsersSearch(search, { pageSize: '10' })).toEqual({ q: 'ana', sort: 'name', pageSize: '10' });
    expect(changeUsersSearch(search, { page: '4' })).toEqual({ q: 'ana', sort: 'name', page: '4' });
    expect(changeUsersSearch(search, { page: '1', sort: 'newest' })).toEqual({ q: 'ana' });
    expect(changeUsersSearch(search, { q: undefined })).toEqual({ sort: 'name' });
  });

  it('is downloaded completely from any page', () => {
    expect(usersCsvAddress(read('q=a%26b&page=2&pageSize=10'))).toBe('/api/v1/admin/users.csv?q=a%26b');
    expect(usersCsvAddress({})).toBe('/api/v1/admin/users.csv');
  });
});
