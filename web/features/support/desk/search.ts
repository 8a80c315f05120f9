import { listDesk, type DeskSearch } from '#shared/contract/support-desk.ts';
import { SUPPORT_STATES, type SupportState } from '#shared/contract/support.ts';

/** The search of the desk. The default state is `open`, and `all` where a text is searched. */
export type DeskScreenSearch = {
  state: SupportState | 'all';
  assigned?: NonNullable<DeskSearch['assigned']>;
  q?: string;
  page?: string;
};
export type DeskChanges = { [Name in keyof DeskScreenSearch]?: DeskScreenSearch[Name] | undefined };

export const DESK_STATES = [...SUPPORT_STATES, 'all'] as const;
const NAMES = ['state', 'assigned', 'q', 'page'] as const;

/** Reads the search from an address and leaves out what the server would refuse. */
export function readDeskSearch(parameters: URLSearchParams): DeskScreenSearch {
  const search: DeskScreenSearch = { state: 'open' };
  for (const name of ['assigned', 'q', 'page'] as const satisfies (keyof DeskSearch | 'page')[]) {
    const text = parameters.get(name)?.trim();
    if (text && listDesk.query?.safeParse({ [name]: text }).success) Object.assign(search, { [name]: text });
  }
  return { ...search, state: chosenState(parameters) ?? defaultState(search) };
}

/** Returns the parameters after changes: at the first page, with the conversation that is open. */
export function changeDeskSearch(parameters: URLSearchParams, changes: DeskChanges): URLSearchParams {
  const after = new URLSearchParams(parameters);
  after.delete('page');
  const changed = { ...readDeskSearch(after), state: chosenState(after), ...changes };
  for (const name of NAMES) {
    const value = changed[name];
    const isDefault = name === 'state' ? value === defaultState(changed) : name === 'page' && value === '1';
    if (value === undefined || isDefault) after.delete(name);
    else after.set(name, value);
  }
  return after;
}

function chosenState(parameters: URLSearchParams): DeskScreenSearch['state'] | undefined {
  return DESK_STATES.find((state) => state === parameters.get('state'));
}

/** A searched conversation was often answered already, so a text is searched in all states. */
function defaultState({ q }: DeskChanges): DeskScreenSearch['state'] {
  return q === undefined ? 'open' : 'all';
}

export function isDeskFiltered({ assigned, q }: DeskScreenSearch): boolean {
  return assigned !== undefined || q !== undefined;
}
