import { useSearchParams } from '#web/lib/navigation/hooks.ts';

/** The page of a list, kept in the address; without one it is the first. */
export function usePage(): [page: number, turnTo: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page'));
  const turnTo = (next: number) => {
    setSearch((query) => {
      if (next > 1) query.set('page', String(next));
      else query.delete('page');
      return query;
    });
  };
  return [Number.isInteger(page) && page >= 1 && page < 1e9 ? page : 1, turnTo];
}
