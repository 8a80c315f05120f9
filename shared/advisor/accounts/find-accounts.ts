import type { Source } from '../../contract/sources.ts';
import { toWords } from '../slots/text.ts';

export type NamedAccount = Pick<Source, 'name' | 'kind'>;
type Kind = NamedAccount['kind'];

/** The accounts that a question is about. */
export type AccountsAsked<Account extends NamedAccount> = {
  /** The words of the question, in which `@` stands for each account. */
  words: string;
  /** The accounts that the question names, or those of the kinds that it names; undefined if it names none. */
  accounts: Account[] | undefined;
};

/** Finds the accounts of a question by their names, by words of their names, or by their kinds. */
export function findAccounts<Account extends NamedAccount>(
  question: string,
  accounts: readonly Account[],
): AccountsAsked<Account> {
  const words = toWords(question);
  const whole = maskNames(words, accounts, ({ name }) => [toWords(name)]);
  const { masked, named } = whole.named.length > 0 ? whole : maskNames(words, accounts, nameWords);
  const kinds = KINDS.filter(
    ([kind, form]) => form.test(masked) && named.every((each) => each.kind !== kind),
  );
  const ofKinds = accounts.filter(({ kind }) => kinds.some(([each]) => each === kind));
  const found = accounts.filter((each) => named.includes(each) || ofKinds.includes(each));
  const isNone = named.length === 0 && kinds.length === 0;
  return {
    words: [...KINDS.map(([, form]) => form), ANY_ACCOUNT]
      .reduce((rest, form) => rest.replaceAll(new RegExp(form, 'g'), '@'), masked)
      .replaceAll(/@(?: @)+/g, '@'),
    accounts: isNone ? bankAccounts(masked, accounts) : found,
  };
}

/** 'My account' means the account at a bank, unless there is none. */
function bankAccounts<Account extends NamedAccount>(
  words: string,
  accounts: readonly Account[],
): Account[] | undefined {
  const found = ONE_ACCOUNT.test(words) ? accounts.filter(({ kind }) => kind === 'bank') : [];
  return found.length === 0 ? undefined : found;
}

function maskNames<Account extends NamedAccount>(
  words: string,
  accounts: readonly Account[],
  toForms: (account: Account) => string[],
): { masked: string; named: Account[] } {
  const forms = accounts
    .flatMap((account) => toForms(account).map((form) => ({ account, form: ` ${form} ` })))
    .filter(({ form }) => form.trim() !== '')
    .toSorted((one, other) => other.form.length - one.form.length);
  const named = new Set<Account>();
  let masked = ` ${words} `;
  const findIn = (text: string) => forms.filter(({ form }) => text.includes(form));
  for (let [longest] = findIn(masked); longest !== undefined; [longest] = findIn(masked)) {
    const { form } = longest;
    for (const each of forms) if (each.form === form) named.add(each.account);
    masked = masked.replaceAll(form, ' @ ');
  }
  return { masked: masked.trim(), named: [...named] };
}

const MIN_LETTERS = 3;

/** The words of a name by which it is known: 'BBVA' for 'BBVA account'. */
function nameWords({ name }: NamedAccount): string[] {
  return toWords(name)
    .split(' ')
    .filter((word) => word.length >= MIN_LETTERS && !GENERAL_WORDS.has(word));
}

/** Words of many names, which tell no account from another. */
const GENERAL_WORDS = new Set(
  [
    'account accounts bank banks card cards cash credit debit current checking joint balance money',
    'cuenta cuentas banco bancos tarjeta tarjetas efectivo credito debito corriente saldo dinero',
    'the and for our have has how much what all total left today now',
    'los las del con por una mis que hay tengo tiene cuanto cuanta todo toda total queda hoy ahora',
  ].flatMap((line) => line.split(' ')),
);

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['card', /(?<![^ ])(?:(?:credit|debit) )?(?:cards?|tarjetas?)(?: de (?:credito|debito))?(?![^ ])/],
  ['cash', /(?<![^ ])(?:cash|wallet|efectivo|metalico)(?![^ ])/],
  [
    'bank',
    /(?<![^ ])(?:(?:bank|current|checking) accounts?|banks?|checking|cuentas? (?:corrientes?|bancarias?|del? bancos?)|bancos?|bancari[oa])(?![^ ])/,
  ],
];
const ONE_ACCOUNT = /(?<![^ ])(?:account|cuenta)(?![^ ])(?! de ahorros?)(?<!savings? account)/;
const ANY_ACCOUNT = /(?<![^ ])(?:accounts?|cuentas?)(?![^ ])/;
