import { oneLine, trimToNull } from './statement-list.ts';

/** The texts in field 86 of a movement. */
export type Details = { text: string; payee: string | null; counterAccount: string | null };

// The longest line of field 86.
const MAX_LINE_LENGTH = 65;

/** The longest subfield of a structured field 86. */
const MAX_SUBFIELD_LENGTH = 27;

/** SEPA keys of German statements. The text of the payment follows 'SVWZ+'. */
const SEPA_KEY = /(?:^|\s)?(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\+/g;

/** Keys of Dutch statements. */
const SLASH_KEY =
  /\/(TRTP|TRCD|TYPE|IBAN|BIC|NAME|REMI|EREF|KREF|MARF|CSID|CNTP|ORDP|BENM|ULTD|ULTC|ULTB|PURP|ISDT|RTRN|PREF|ADDR|SVCL|OCMT|CHGS|EXCH)\/{1,2}/g;

/** Reads the lines of one or several fields 86, structured by '?20' or '/NAME/', or free. */
export function readDetails(lines: readonly string[]): Details {
  // Some banks write the code of the transaction type alone into a first field 86.
  const first = lines.findIndex((line) => !/^\d{3}$/.test(line.trim()));
  const structured = /^(?:\d{3})?\s?([?~^<>@|§+$])\d{2}/.exec(lines[first] ?? '');
  if (structured) return readSubfields(lines.slice(first).join(''), structured[1] ?? '?');
  const joined = unwrap(lines);
  const keys = [...joined.matchAll(SLASH_KEY)];
  const isKeyed = keys.length > 1 || keys[0]?.index === 0;
  return isKeyed ? readKeys(joined, keys) : { text: oneLine([joined]), payee: null, counterAccount: null };
}

/** Joins lines. A full line may have been cut within a word, a shorter one ends with a word. */
function unwrap(lines: readonly string[]): string {
  return lines.reduce((text, line, index) => {
    const before = lines[index - 1] ?? '';
    return text + (index > 0 && before.length < MAX_LINE_LENGTH ? ' ' : '') + line;
  }, '');
}

function readSubfields(text: string, separator: string): Details {
  const fields = new Map<string, string>();
  for (const part of text.split(separator).slice(1)) {
    const code = part.slice(0, 2);
    // A separator without a code after it belongs to the text.
    if (/^\d\d$/.test(code)) fields.set(code, `${fields.get(code) ?? ''}${part.slice(2)}`);
    else appendToLast(fields, separator + part);
  }
  const get = (code: string) => fields.get(code) ?? '';
  const purposes = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '60', '61', '62', '63'].map(
    get,
  );
  const payee = trimToNull(`${get('32')}${get('32').length < MAX_SUBFIELD_LENGTH ? ' ' : ''}${get('33')}`);
  const purpose = purposes.reduce(
    (joined, each) => joined + each + (each.length < MAX_SUBFIELD_LENGTH ? ' ' : ''),
    '',
  );
  return {
    text: oneLine([get('00'), payee, withoutSepaKeys(purpose)]),
    payee,
    counterAccount: trimToNull(get('38')) ?? trimToNull(get('31')),
  };
}

function appendToLast(fields: Map<string, string>, text: string): void {
  const last = [...fields.keys()].at(-1);
  if (last !== undefined) fields.set(last, `${fields.get(last)}${text}`);
}

/** Returns only the text after 'SVWZ+', or the whole purpose if it does not have that key. */
function withoutSepaKeys(purpose: string): string {
  const keys = [...purpose.matchAll(SEPA_KEY)];
  const textKeyAt = keys.findIndex(([, key]) => key === 'SVWZ');
  const found = keys[textKeyAt];
  if (!found) return purpose;
  return purpose.slice(found.index + found[0].length, keys[textKeyAt + 1]?.index ?? purpose.length);
}

function readKeys(text: string, keys: readonly RegExpExecArray[]): Details {
  const values = new Map<string, string>();
  for (const [index, found] of keys.entries()) {
    const value = text.slice(found.index + found[0].length, keys[index + 1]?.index ?? text.length);
    const key = found[1] ?? '';
    if (!values.get(key)) values.set(key, value.replace(/\/{1,9}$/, ''));
  }
  const get = (key: string) => values.get(key) ?? '';
  const [account, , name] = get('CNTP').split('/');
  const payee = trimToNull(get('NAME')) ?? trimToNull(name);
  const remittance = get('REMI').replace(/^(?:USTD|STRD)\/{1,2}/, '');
  return {
    text: oneLine([text.slice(0, keys[0]?.index), get('TRTP'), payee, remittance]) || oneLine([text]),
    payee,
    counterAccount: trimToNull(get('IBAN')) ?? trimToNull(account),
  };
}
