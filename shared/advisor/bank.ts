import type { Previous } from './types.ts';

/** 'How much money do I have?' */
const IN_BANK =
  /^(?:and |y |so |ok )*(?:how much (?:money |cash )?(?:do (?:i|we) have|have (?:i|we) got)|cuant[oa] (?:dinero |plata |pasta |lana )?(?:tengo|tenemos)|(?:what s|what is|how much is|how much money is|que hay|cuanto hay|cuanto dinero hay) (?:there )?(?:in|en) (?:my|the|mi|el|la)(?: bank)? (?:bank|accounts?|banco|cuentas?))(?: (?:in|en) (?:my|the|mi|el|la)(?: bank)? (?:bank|accounts?|banco|cuentas?))?(?: (?:now|right now|today|ahora|hoy|ahora mismo))?$/;
const CARD =
  '(?:(?:credit |debit )?cards?|visa|amex|mastercard|overdraft|bank|tarjetas?|credito|banco|M\\d+)';
const THE = '(?:the |my |our |el |la |las |los |mis? |nuestr[oa] )?';
/** 'How much do I owe on my credit card?', 'cuánta deuda tengo': what is owed is not recorded. */
const OWED = new RegExp(
  `^(?:and |y |so |ok )*(?:how much|what|what is|what are|cuant[oa]s?|cual(?:es)? (?:es|son)|que|tell me|dime)(?: \\S+){0,4}? (?:(?:owe|owed|owing|deb(?:o|emos|iendo))(?: (?:dinero|money|still|aun|todavia|now|ahora))*(?: (?:on|to|for|in|en|de|del|a|al|con|por))? ${THE}(?:\\S+ )?${CARD}|(?:${THE}(?:total )?)?(?:debts?|deudas?)|(?:left|outstanding|remaining)(?: to pay)?(?: \\S+)? (?:on|of) ${THE}M\\d+|(?:queda|falta)n?(?: por pagar)? (?:de|del) ${THE}M\\d+|(?:credit )?card balance|balance (?:on|of) ${THE}(?:credit )?card|saldo (?:de|en) ${THE}tarjeta)(?: (?:do i have|have i got|is it|tengo|tenemos|hay|de credito|credit|now|ahora|hoy|today|right now|in total|en total|left|still|todavia|P\\d+))*$`,
);

/** Whether a question asks for what is in the bank or owed to it, of which Saldo knows nothing. */
export const asksForBank = (text: string): boolean => IN_BANK.test(text) || OWED.test(text);
/** Whether it asks for what is owed. */
export const asksForDebt = (text: string): boolean => OWED.test(text);

/** What is known instead: what came and went, and what comes. */
export const OF_BANK: readonly Previous[] = [
  { intent: 'balance.total', slots: {} },
  { intent: 'safeToSpend', slots: {} },
  { intent: 'forecast', slots: { of: 'balance' } },
];

/** Whether readings are those that are offered where the bank is asked about. */
export const isOfBank = (readings: readonly Previous[]): boolean =>
  readings.length === OF_BANK.length &&
  readings.every(
    ({ intent, slots }, at) => intent === OF_BANK[at]?.intent && slots.of === OF_BANK[at].slots.of,
  );
