import { areBankOffers } from '../offers.ts';
import { findSlots, prepare } from '../slots/find-slots.ts';
import type { KnownWords } from '../slots/known-words.ts';
import { writeOut } from '../slots/text.ts';
import type { Previous, ReadQuestion, Understanding, Vocabulary } from '../types.ts';
import { findAccounts, type AccountsAsked, type NamedAccount } from './find-accounts.ts';

/**
 * Reads questions for the money in accounts, for somebody who has accounts: those that name an account in usual words,
 * and those that `read` recognises as questions for money at a bank. Leaves all others to `read`.
 */
export function readAccounts(read: ReadQuestion, known: KnownWords): ReadQuestion {
  return (question, vocabulary, previous) => {
    const { accounts = [] } = vocabulary;
    if (accounts.length === 0) return read(question, vocabulary, previous);
    const { language } = prepare(question, vocabulary, known);
    const asked = findAccounts(question, accounts);
    const understood = { kind: 'understood', language, intent: 'accounts.balance', slots: {} } as const;
    if (asksInUsualWords(writeOut(asked.words, language), asked, previous)) return understood;
    const reading = read(question, vocabulary, previous);
    return isAboutMoneyAtBank(reading) && isForToday(question, vocabulary, known) && fits(reading, asked)
      ? understood
      : reading;
  };
}

const DETERMINERS = '(?:(?:my|the|our|all|of|el|la|los|las|mis?|nuestr[oa]s?|tod[oa]s?|del?) )*';
const ACCOUNTS = `${DETERMINERS}@(?:(?: and| y| e)(?: in| on| en)? ${DETERMINERS}@)*`;
const HAVE = [
  '(?:what|how much)(?: money)?(?: is| do (?:i|we) have| have (?:i|we) got)(?: there)?(?: left)?',
  '(?:cuant[oa]|que)(?: dinero| plata| saldo)? (?:tengo|tenemos|hay|tiene|(?:me |nos )?queda)(?: ahorrado)?',
].join('|');
const SHOW = '(?:(?:what is|show me|show|tell me|cual es|cuanto es|dime|ver|muestrame) )?';
const NOW = '(?: (?:right now|now|today|at the moment|ahora(?: mismo)?|hoy|en total|in total|altogether))?';
const USUAL_QUESTIONS = [
  `(?:${HAVE}) (?:in|on|at|en|dentro de) ${ACCOUNTS}`,
  `(?:cuanto|que saldo) tienen? ${ACCOUNTS}`,
  `${SHOW}${DETERMINERS}(?:current )?(?:balance|saldo)(?: actual)? (?:in|on|at|of|for|en|del?) ${ACCOUNTS}`,
  `${SHOW}${DETERMINERS}@ balance`,
];
const USUAL = new RegExp(`^(?:${USUAL_QUESTIONS.join('|')})${NOW}$`);
/** 'And in cash?', after a question for the money in accounts. */
const FURTHER = new RegExp(`^(?:(?:and|y|what about|que hay) )?(?:(?:in|on|en|de) )?${ACCOUNTS}$`);

const OWED_ON_CARD = new RegExp(
  `^(?:how much do i(?: still)? owe(?: on| to)?|cuanto (?:le )?debo(?: todavia| aun)?(?: en| del?| a)?) ${ACCOUNTS}$`,
);

function asksInUsualWords(
  words: string,
  { accounts }: AccountsAsked<NamedAccount>,
  previous: Previous | undefined,
): boolean {
  if (OWED_ON_CARD.test(words)) return areCards(accounts);
  return USUAL.test(words) || (previous?.intent === 'accounts.balance' && FURTHER.test(words));
}

/** Saldo knows the debts of cards only. */
const areCards = (accounts: readonly NamedAccount[] = []): boolean =>
  accounts.length > 0 && accounts.every(({ kind }) => kind === 'card');

type Unsure = Extract<Understanding, { kind: 'unsure' }>;

const isAboutMoneyAtBank = (reading: Understanding): reading is Unsure =>
  reading.kind === 'unsure' && areBankOffers(reading.options) && reading.because?.leftOut === undefined;

/** Whether a question names no other time than now, and no number. */
function isForToday(question: string, vocabulary: Vocabulary, known: KnownWords): boolean {
  const prepared = prepare(question, vocabulary, known);
  const { period, amounts, counts, percent } = findSlots(prepared, vocabulary, known);
  const { today } = vocabulary;
  const isNow = period === undefined || (period.from === today && period.to === today);
  return isNow && amounts.length + counts.length === 0 && percent === undefined;
}

const OWED = /(?<![^ ])(?:owed?|debts?|outstanding|deb[oe]\S*|deudas?|pendiente|bill)(?![^ ])/;
/** Words of payments, and of debts that no account holds. */
const OTHER_SUBJECT = new RegExp(
  `(?<![^ ])(?:${[
    String.raw`spen[dt]\S*|paid|pay\S*|cost\S*|earn\S*|receiv\S*|bought|buy\S*|charg\S*|interest|transfer\S*`,
    'loans?|mortgage|overdraft|worth|will|would|could|can|if|own|savings?|ahorr[oa]s?|libreta',
    String.raw`gast\S*|pag\S*|cobr\S*|ingres\S*|retir\S*|sac[aou]\S*|interes\S*|prestamos?|hipoteca|descubierto`,
    String.raw`valgo|tendr\S*|quedar\S*|pued\S*|si`,
  ].join('|')})(?![^ ])`,
);

const MONEY = new RegExp(
  `(?<![^ ])(?:${[
    'what|how|hw|have|got|having|is|in|inside|balance|money|left|standing',
    String.raw`[ck]u?ant\S*|qu?e|tengo|tenemos|hay|saldo|dinero|plata`,
  ].join('|')})(?![^ ])`,
);

/** Whether a question asks for the money in accounts and nothing else, by the words that no slot holds. */
function fits({ because }: Unsure, { words, accounts }: AccountsAsked<NamedAccount>): boolean {
  const isOwed = OWED.test(words);
  if (OTHER_SUBJECT.test(words) || (isOwed ? !areCards(accounts) : !MONEY.test(words))) return false;
  return (because?.words ?? []).every((word) => OWED.test(word) || !` ${words} `.includes(` ${word} `));
}
