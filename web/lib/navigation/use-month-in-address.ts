import { Month } from '#shared/contract/record-fields.ts';
import { IN_PLACE, useSearchParams } from './hooks.ts';

/** The month (`yyyy-MM`) in the address, by default `current`, and a function that changes it. */
export function useMonthInAddress(current: string) {
  const [search, setSearch] = useSearchParams();
  const inAddress = Month.safeParse(search.get('month'));
  const month = inAddress.success ? inAddress.data : current;
  const choose = (chosen: string) => setSearch(chosen === current ? {} : { month: chosen }, IN_PLACE);
  return { month, choose };
}
