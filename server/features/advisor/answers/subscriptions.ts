import { toSearchText } from '#shared/search-text.ts';
import { hasWordStart } from '#shared/transaction-search.ts';
import type { Context } from '../types.ts';
import type { Payment } from './payments.ts';

/** What repeats in a household and is no subscription, in both languages. */
const HOUSEHOLD =
  'rent,alquiler,mortgage,hipoteca,loan,prestamo,insurance,seguro,tax,taxes,impuesto,flat,piso,apartment,apartamento,hotel,transit,transport,transporte,holiday,vacaciones,christmas,navidad,present,regalo,school,colegio,comunidad';

/** Names of subscriptions, and words that such names have. */
const KNOWN =
  'subscription,suscripcion,membership,abono,gym,gimnasio,netflix,spotify,hbo,max,disney,prime,amazon prime,apple,icloud,itunes,google one,youtube,dazn,filmin,movistar plus,skyshowtime,crunchyroll,twitch,patreon,audible,kindle,storytel,deezer,tidal,dropbox,onedrive,microsoft 365,office 365,adobe,canva,notion,evernote,github,chatgpt,openai,claude,nordvpn,proton,duolingo,playstation,xbox,nintendo,steam,newspaper,magazine,periodico,revista';

/** Whether the question says that it is about subscriptions, and not about all that repeats. */
export function asksSubscriptions({ question = '' }: Pick<Context, 'question'>): boolean {
  return /\b(?:subs(?:cri|\b)|suscri)/.test(toSearchText(question));
}

/**
 * Whether a payment looks like a subscription, of which recognition knows nothing: of a fixed amount each month or
 * year, for entertainment or by a known name.
 */
export function isSubscription({ type, name, category, suggestion, rule }: Payment): boolean {
  const isOften =
    suggestion === undefined
      ? rule?.every === 1 && rule.secondDay === null && (rule.unit === 'month' || rule.unit === 'year')
      : !suggestion.isEstimate && (suggestion.cadence === 'monthly' || suggestion.cadence === 'annual');
  if (type !== 'expense' || !isOften || hasOne(name, HOUSEHOLD)) return false;
  return category === 'entertainment' || hasOne(name, KNOWN);
}

/** What is given has no price that could rise. */
export function isGift({ name }: Pick<Payment, 'name'>): boolean {
  return hasOne(name, 'present,regalo,gift,christmas,navidad,birthday,cumpleanos,donation,donacion,donativo');
}

function hasOne(name: string, words: string): boolean {
  const text = toSearchText(name);
  return words.split(',').some((word) => hasWordStart(text, word));
}
