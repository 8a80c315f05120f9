import { toSearchText } from '#shared/search-text.ts';
import { hasWordStart } from '#shared/transaction-search.ts';
import type { Context } from '../types.ts';
import type { Payment } from './payments.ts';

/** Words of repeated payments that are no subscriptions, in both languages. */
const NO_SUBSCRIPTIONS =
  'rent,alquiler,mortgage,hipoteca,loan,prestamo,insurance,seguro,tax,taxes,impuesto,flat,piso,apartment,apartamento,hotel,transit,transport,transporte,holiday,vacaciones,christmas,navidad,present,regalo,school,colegio,comunidad';

/** Names of subscriptions, and words in such names. */
const KNOWN_NAMES =
  'subscription,suscripcion,membership,abono,gym,gimnasio,netflix,spotify,hbo,max,disney,prime,amazon prime,apple,icloud,itunes,google one,youtube,dazn,filmin,movistar plus,skyshowtime,crunchyroll,twitch,patreon,audible,kindle,storytel,deezer,tidal,dropbox,onedrive,microsoft 365,office 365,adobe,canva,notion,evernote,github,chatgpt,openai,claude,nordvpn,proton,duolingo,playstation,xbox,nintendo,steam,newspaper,magazine,periodico,revista';

/** Whether the question is about subscriptions only, and not about all repeated payments. */
export function asksForSubscriptions({ question = '' }: Pick<Context, 'question'>): boolean {
  return /\b(?:subs(?:cri|\b)|suscri)/.test(toSearchText(question));
}

/**
 * Whether a payment looks like a subscription: a fixed amount each month or year, for entertainment or with a known
 * name. Recognition cannot tell subscriptions from other payments.
 */
export function isSubscription({ type, name, category, suggestion, rule }: Payment): boolean {
  const isRegular =
    suggestion === undefined
      ? rule?.every === 1 && rule.secondDay === null && (rule.unit === 'month' || rule.unit === 'year')
      : !suggestion.isEstimate && (suggestion.cadence === 'monthly' || suggestion.cadence === 'annual');
  if (type !== 'expense' || !isRegular || hasAnyWord(name, NO_SUBSCRIPTIONS)) return false;
  return category === 'entertainment' || hasAnyWord(name, KNOWN_NAMES);
}

/** Whether a payment is a gift or donation, which has no price that could rise. */
export function isGift({ name }: Pick<Payment, 'name'>): boolean {
  return hasAnyWord(
    name,
    'present,regalo,gift,christmas,navidad,birthday,cumpleanos,donation,donacion,donativo',
  );
}

function hasAnyWord(name: string, words: string): boolean {
  const text = toSearchText(name);
  return words.split(',').some((word) => hasWordStart(text, word));
}
