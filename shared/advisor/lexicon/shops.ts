import { toPhraseLookup, readList, replacePhrases } from './phrases.ts';

/**
 * Well-known sellers of Spain, Latin America, the United Kingdom, the United States and India. None is a misspelling of
 * another word, and none is dropped from a question.
 */
export const SHOPS = `mercadona supercor supersol supercash carrefour eroski alcampo hipercor froiz gadis familycash bonarea condis sorli
plusfresc lupa masymas coviran spar unide makro ahorramas ametller supeco clarel druni primor arenal cepsa galp
petronor ballenoil plenoil repsol texaco esso disa meroil plenergy zalando mango bershka stradivarius lefties oysho
springfield cortefiel massimo desigual parfois kiabi sfera tezenis intimissimi calzedonia uterque scalpers bimba
camper conforama leroy bricomart bricodepot ikea jysk maisons tiger vips foster ginos goiko kfc popeyes rodilla pans
llaollao manolos tgb montaditos lizarran telepizza dominos pccomponentes worten privalia miravia wallapop vinted
milanuncios juguettos toysrus walmart soriana chedraui bodega superama costco sams oxxo elektra coppel liverpool
sanborns suburbia sears sephora pemex linio rappi cornershop didi pedidosya glovo ifood olimpica carulla jumbo alkosto
homecenter tottus wong vivanda inkafarma mifarma changomas musimundo fravega garbarino farmacity ypf axion sodimac
falabella ripley lider unimarc copec petrobras terpel primax salcobrand ahumada cencosud acuenta ekono hites abcdin
toks italiannis mcdonalds wendys starbucks chipotle chilis applebees dennys ihop arbys dunkin krispy panera sonic
wingstop kroger publix safeway albertsons wegmans meijer aldi lidl winco sprouts vons ralphs walgreens cvs lowes macys
nordstrom kohls jcpenney marshalls ross burlington wayfair overstock chewy etsy ebay aliexpress shein temu asos boohoo
prettylittlething chevron exxon mobil sunoco citgo valero wawa sheetz speedway tesco sainsburys asda morrisons
waitrose ocado coop budgens londis farmfoods poundland wilko superdrug holland argos currys screwfix toolstation
wickes dunelm matalan primark topshop hollister greggs nandos wagamama wetherspoons wetherspoon pret costa nero itsu
deliveroo wasabi zizzi prezzo blinkit zepto swiggy zomato flipkart myntra ajio nykaa meesho snapdeal jiomart dmart
spencers westside pantaloons croma bharatpe paytm phonepe irctc oyo haldirams saravana barista lenskart tanishq bata
fabindia iocl hpcl bpcl airtel jio`;

/** Sellers whose names have several words, with `|` between the names. */
export const MULTI_WORD_SHOPS = [
  '7 eleven|m and s|h and m|b and q|b and m|p and g|c and a|corte ingles|marks and spencer|big bazaar|big basket',
  'whole foods|home depot|burger king|taco bell|five guys|trader joes|leroy merlin|casa del libro|foster hollywood',
  'pull and bear|massimo dutti|tj maxx|old navy|bed bath and beyond|rite aid|food lion|stop and shop|dollar tree',
  'dollar general|family dollar|circle k|papa johns|pizza hut|dunkin donuts|krispy kreme|in n out|jack in the box',
  'panda express|olive garden|red lobster|cheesecake factory|tim hortons|burger fi|shake shack|river island',
  'jd sports|sports direct|holland and barrett|pret a manger|caffe nero|costa coffee|pizza express|yo sushi',
  'uber eats|didi food|mercado libre|mercado pago|mercado livre|bodega aurrera|palacio de hierro|cruz verde',
  'plaza vea|justo y bueno|la anonima|plaza lama|super selectos|la sirena|la tagliatella|bon preu|el arbol',
  'supermercados mas|media markt|the body shop|victorias secret|foot locker|cafe coffee day|reliance fresh',
  'reliance digital|shoppers stop|indian oil|bharat petroleum|hindustan petroleum|book my show',
].join('|');

/** Names that also have another meaning: they are sellers only after a word such as 'at'. */
export const SHOPS_AFTER_AT = 'just eat|best buy|new look|la comer|make my trip';

const AFTER_AT: ReadonlySet<string> = new Set(readList(SHOPS_AFTER_AT));
const ALL: ReadonlySet<string> = new Set([...readList(MULTI_WORD_SHOPS), ...AFTER_AT]);
const join = (name: string) => name.replaceAll(' ', '');

/** Names of several words by the joined word that replaces them in a question. */
export const NAMES_BY_JOINED: ReadonlyMap<string, string> = new Map(
  [...ALL].map((name) => [join(name), name]),
);

const PHRASES = toPhraseLookup([...ALL].map((name) => [name, name] as const));
const AT = new Set('at on from with to en de a con'.split(' '));

/** Joins the words of each name, so that no part of it is read or corrected: 'mercado libre' is not a market. */
export const joinNames = (words: string): string =>
  replacePhrases(words, PHRASES, (name, { before: [previous = ''] }) =>
    AFTER_AT.has(name) && !AT.has(previous) ? undefined : join(name),
  );

export const hasSeveralWords = (name: string): boolean => ALL.has(name);

/** Returns the ways in which descriptions may write a name: 'm and s', 'm&s', 'mands'. */
export function spellingsOfName(name: string): string[] {
  if (!hasSeveralWords(name)) return [name];
  const written = name.includes(' and ') ? [name.replace(' and ', '&'), name.replace(' and ', ' & ')] : [];
  return [name, ...written, join(name)];
}
