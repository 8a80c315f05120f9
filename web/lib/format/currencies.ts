import { browserLocales } from '../language/browser-locales.ts';
import { capitalised } from './capitalised.ts';

/**
 * Every current currency by its ISO 4217 code, with the regions (ISO 3166) that use it after a colon. Without regions, the
 * first two letters of the code are the region. The list is one text to keep the sign-up small.
 */
const CURRENCIES =
  'AED AFN ALL AMD AOA ARS AUD:AU,CC,CX,HM,KI,NF,NR,TV AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN ' +
  'BWP BYN BZD CAD CDF CHF:CH,LI CLP CNY COP CRC CUP CVE CZK DJF DKK:DK,FO,GL DOP DZD EGP ERN ETB ' +
  'EUR:AD,AT,AX,BE,BG,BL,CY,DE,EE,ES,FI,FR,GF,GP,GR,HR,IE,IT,LT,LU,LV,MC,ME,MF,MQ,MT,NL,PM,PT,RE,SI,SK,SM,TF,VA,XK,YT ' +
  'FJD FKP GBP:GB,GG,IM,JE,GS GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS:IL,PS INR IQD IRR ISK JMD ' +
  'JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD:MA,EH MDL MGA MKD MMK MNT MOP ' +
  'MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK:NO,BV,SJ NPR NZD:NZ,CK,NU,PN,TK OMR PAB PEN PGK PHP PKR PLN ' +
  'PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC: SYP SZL THB TJS TMT TND TOP ' +
  'TRY TTD TWD TZS UAH UGX USD:US,AS,BQ,EC,FM,GU,IO,MH,MP,PR,PW,SV,TC,TL,UM,VG,VI UYU UZS VED: VES VND VUV ' +
  'WST XAF:CF,CG,CM,GA,GQ,TD XCD:AG,AI,DM,GD,KN,LC,MS,VC XCG:CW,SX XOF:BF,BJ,CI,GW,ML,NE,SN,TG XPF:NC,PF,WF ' +
  'YER ZAR ZMW ZWG';

export const regionsByCurrency = new Map(
  CURRENCIES.split(' ').map((entry) => {
    const [code = '', regions = code.slice(0, 2)] = entry.split(':');
    return [code, regions.split(',')];
  }),
);

const FALLBACK_CURRENCY = 'EUR';

/** The currency of the first region that the browser's languages name: ['en', 'es-MX'] is 'MXN'. */
export function guessCurrency(languages: readonly string[]): string {
  const locales = browserLocales(languages);
  const region = locales.find((locale) => locale.region)?.region ?? locales[0]?.maximize().region;
  const [currency] = [...regionsByCurrency].find(([, regions]) => regions.includes(region ?? '-')) ?? [];
  return currency !== undefined && isKnownCurrency(currency) ? currency : FALLBACK_CURRENCY;
}

/** A currency's name in a list: ('EUR', 'es') is 'Euro (EUR)'. */
export function currencyName(code: string, language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code;
  return `${capitalised(name, language)} (${code})`;
}

/** Whether this runtime has a name for a currency. */
export function isKnownCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
