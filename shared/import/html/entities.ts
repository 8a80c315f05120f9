/** The names of HTML characters that banks use, each followed by its character. */
const NAMED_CHARACTERS =
  'amp & lt < gt > quot " apos \' euro € pound £ yen ¥ cent ¢ copy © reg ® deg ° ordf ª ordm º middot · bull • hellip … ' +
  'ndash – mdash — minus − lsquo ‘ rsquo ’ ldquo “ rdquo ” laquo « raquo » iexcl ¡ iquest ¿ sect § para ¶ micro µ ' +
  'times × plusmn ± frac12 ½ frac14 ¼ sup2 ² trade ™ ' +
  'agrave à aacute á acirc â atilde ã auml ä aring å aelig æ ccedil ç egrave è eacute é ecirc ê euml ë ' +
  'igrave ì iacute í icirc î iuml ï ntilde ñ ograve ò oacute ó ocirc ô otilde õ ouml ö oslash ø oelig œ ' +
  'ugrave ù uacute ú ucirc û uuml ü yacute ý yuml ÿ szlig ß thorn þ eth ð scaron š zcaron ž ' +
  'Agrave À Aacute Á Acirc Â Atilde Ã Auml Ä Aring Å AElig Æ Ccedil Ç Egrave È Eacute É Ecirc Ê Euml Ë ' +
  'Igrave Ì Iacute Í Icirc Î Iuml Ï Ntilde Ñ Ograve Ò Oacute Ó Ocirc Ô Otilde Õ Ouml Ö Oslash Ø OElig Œ ' +
  'Ugrave Ù Uacute Ú Ucirc Û Uuml Ü Yacute Ý Scaron Š';

const words = NAMED_CHARACTERS.split(' ');
const entities = new Map(
  words.flatMap((name, at) => (at % 2 === 0 ? [[name, words[at + 1] ?? ''] as const] : [])),
);
for (const space of ['nbsp', 'ensp', 'emsp', 'thinsp']) entities.set(space, ' ');
for (const nothing of ['shy', 'zwnj', 'zwj', 'lrm', 'rlm']) entities.set(nothing, '');

/** Many pages write characters by their byte in Windows-1252: '&#128;' is the euro. */
const WINDOWS: Record<number, string> = {
  128: '€',
  130: '‚',
  133: '…',
  145: '‘',
  146: '’',
  147: '“',
  148: '”',
  150: '–',
  151: '—',
};

/** Replaces references to characters by name and by number; one with an unknown name stays. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]\w{1,8}));?/g,
    (whole, decimal, hex, name) => {
      if (typeof name === 'string') return entities.get(name) ?? entities.get(name.toLowerCase()) ?? whole;
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
      const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return WINDOWS[code] ?? (isCharacter ? String.fromCodePoint(code) : whole);
    },
  );
}
