import type { ColumnRole } from '../types.ts';
import { foldText } from './cells.ts';
import { MAX_ACCOUNTS, toLayout, type Layout, type Meaning } from './layout.ts';
import { profileColumn, type Profile } from './profile.ts';
import { findMeanings } from './header-meanings.ts';
import type { HeaderMeaning } from './words/rule.ts';

/** Finds the layout by a header and the cells under it. `rows` must be rows of movements only. */
export function layoutByHeader(
  header: readonly string[],
  rows: readonly string[][],
  currency?: string,
): Layout {
  const width = rows.reduce((most, { length }) => Math.max(most, length), header.length);
  const profiles = Array.from({ length: width }, (_, column) => profileColumn(rows, column));
  const meanings = profiles.map((profile, column) => chooseMeaning(header[column] ?? '', profile));
  addUnnamed(meanings, profiles, header);
  addStates(meanings, profiles);
  return toLayout({ meanings, profiles, rows, header, currency });
}

/** Makes the layout of roles that a person chose or that were guessed. */
export function layoutByRoles(roles: readonly ColumnRole[], rows: readonly string[][]): Layout {
  const profiles = roles.map((_, column) => profileColumn(rows, column));
  return toLayout({ meanings: [...roles], profiles, rows, header: [], currency: undefined });
}

/** Words in the headers of amounts in a foreign currency, folded. */
const FOREIGN_WORDS =
  /\b(?:original\w*|origin|origine|foreign|fremd\w*|ursprung\w*|oorspr\w*|extranjer\w*|estrangeir\w*|etranger\w*|ester[ao]|obc[aey]\w*|utland\w*|utenlandsk\w*|udenlandsk\w*|puvodni|povodn\w*|eredeti|alkuper\w*)\b/;

function chooseMeaning(header: string, profile: Profile): Meaning {
  if (/^\s*\(?(?:\+\s*\/\s*[-–−]|[-–−]\s*\/\s*\+)\)?\s*$/.test(header))
    return profile.directions > 0.9 ? 'direction' : 'amount';
  const folded = foldText(header);
  const bare = foldText(header.replace(/[([][^)\]]*[)\]]/g, ' '));
  const meanings = [...findMeanings(folded), ...(bare === folded ? [] : findMeanings(bare))];
  const isMoney = meanings.some((each) => each === 'amount' || each === 'currency');
  if (isMoney && profile.dates < 0.5 && FOREIGN_WORDS.test(folded)) return 'unused';
  // 'Debit/Credit' over signed numbers is an amount.
  if (meanings[0] === 'direction' && profile.numbers > 0.6) return 'amount';
  const meaning = meanings.find((each) => fits(each, profile));
  if (meaning !== 'iban') return meaning;
  // An IBAN that differs from row to row belongs to the other side of the payment.
  return profile.distinct === 1 && profile.filled === profile.rows ? 'account' : 'counterAccount';
}

function fits(meaning: HeaderMeaning, profile: Profile): boolean {
  switch (meaning) {
    case 'date':
    case 'valueDate':
      return profile.dates >= 0.5 || profile.bareDates >= 0.6;
    case 'debit':
    case 'credit':
      return profile.filled === 0 || profile.numbers >= 0.6;
    case 'amount':
    case 'net':
    case 'balance':
    case 'fee':
    case 'hold':
    case 'tax':
      return profile.filled > 0 && profile.numbers >= 0.6;
    case 'product':
      return profile.distinct <= MAX_ACCOUNTS;
    case 'currency':
      return profile.codes >= 0.8;
    case 'direction':
      return profile.directions >= 0.9 || profile.isThreeWay;
    case 'bankId':
      return profile.ids >= 0.8;
    case 'state':
    case 'text':
    case 'payee':
    case 'from':
    case 'to':
    case 'note':
    case 'category':
    case 'tags':
    case 'account':
    case 'counterAccount':
    case 'iban':
      return profile.filled > 0;
    case 'time':
    case 'unused':
      return true;
  }
}

/** Finds needed columns without a known name by their cells: days, marks of debit and credit, and the text. */
function addUnnamed(meanings: Meaning[], profiles: readonly Profile[], header: readonly string[]): void {
  const has = (...wanted: HeaderMeaning[]) =>
    meanings.some((each) => each !== undefined && wanted.includes(each));
  if (!has('date')) {
    // A file may have its days under an unknown word, next to a known column of value days.
    const at = profiles.findIndex(
      ({ dates, filled, rows }, column) => meanings[column] === undefined && dates >= 0.9 && filled === rows,
    );
    if (at !== -1 && (header[at] ?? '') !== '') meanings[at] = 'date';
  }
  if (!has('direction', 'debit', 'credit')) {
    const at = profiles.findIndex(
      (profile, column) =>
        profile.directions > 0.95 &&
        profile.filled >= profile.rows * 0.9 &&
        profile.distinct <= 4 &&
        (meanings[column] === undefined ||
          /\b(?:type|tipo|typ|art|details|soort|rodzaj|transaction)\b/.test(foldText(header[column] ?? ''))),
    );
    if (at !== -1) meanings[at] = 'direction';
  }
  if (has('text', 'payee', 'from', 'to')) return;
  const most = profiles.reduce<number | undefined>((best, { letters }, column) => {
    if (meanings[column] !== undefined || letters < 3) return best;
    return best === undefined || letters > (profiles[best]?.letters ?? 0) ? column : best;
  }, undefined);
  if (most !== undefined) meanings[most] = 'text';
}

/** Takes columns with only words of states for states, whatever their header says. */
function addStates(meanings: Meaning[], profiles: readonly Profile[]): void {
  for (const [column, { states, filled, letters }] of profiles.entries()) {
    const isFree = [undefined, 'text', 'unused'].includes(meanings[column]);
    if (isFree && filled > 0 && states === 1 && letters >= 4) meanings[column] = 'state';
  }
}
