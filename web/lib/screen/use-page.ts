import { useSearchParams } from '#web/lib/navigation/hooks.ts';

/** The page of a list, kept in the address; without one it is the first. */
export function usePage(): [page: number, turnTo: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page'));
  const turnTo = (next: number) => {
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (next > 1) after.set('page', String(next));
      else after.delete('page');
      return after;
    });
  };
  return [Number.isInteger(page) && page >= 1 && page < 1e9 ? page : 1, turnTo];
}
