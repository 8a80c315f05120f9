import { findScriptEncoding } from './script-encoding.ts';
import { decode, decodeStrictly } from './text-codec.ts';
import { ImportError, type WarningCode } from './types.ts';

type DecodedText = { text: string; warnings: WarningCode[] };

/** The bytes in which a declaration of the encoding is searched. */
const DECLARATION_BYTES = 1_000;
const SAMPLE_BYTES = 4_000;

/**
 * Decodes the text of a file. Tries, in this order: the encoding chosen by hand, a byte-order mark, UTF-16 by its zero
 * bytes, UTF-8, the encoding that XML, HTML or OFX declares, those of other scripts, Windows-1250 and Windows-1252.
 */
export function decodeText(bytes: Uint8Array, chosen?: string): DecodedText {
  if (chosen !== undefined) return { text: decodeAs(bytes, chosen), warnings: [] };
  const marked = markedEncoding(bytes) ?? zeroByteEncoding(bytes);
  if (marked !== undefined) return repairTextEncodedTwice(decodeAs(bytes, marked));

  const utf8 = decodeStrictly(bytes);
  const declared = declaredEncoding(bytes);
  // Text in another encoding is practically never valid UTF-8, so validity outweighs what the file declares.
  if (utf8 !== undefined && (declared === undefined || !isSevenBit(declared)))
    return repairTextEncodedTwice(utf8);
  const text = decodeAs(
    bytes,
    declared === undefined || isUtf8(declared) ? undeclaredEncoding(bytes) : declared,
  );
  const isUnsure = (declared !== undefined && isUtf8(declared)) || /[\u0080-\u009f]/.test(text);
  return { text, warnings: isUnsure ? ['encodingUnsure'] : [] };
}

/** Decodes the first bytes as one character each, which is enough to find ASCII text in any file. */
export function asciiStart(bytes: Uint8Array, length: number): string {
  return decode(bytes.subarray(0, length), 'windows-1252');
}

function decodeAs(bytes: Uint8Array, label: string): string {
  try {
    return decode(bytes, label);
  } catch {
    throw new ImportError('unknownFormat');
  }
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** UTF-16 of Western text has a zero in every second byte. */
function zeroByteEncoding(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros: [even: number, odd: number] = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1]++;
  const enough = sample.length * 0.3;
  if (zeros[1] > enough && zeros[0] < zeros[1] / 10) return 'utf-16le';
  if (zeros[0] > enough && zeros[1] < zeros[0] / 10) return 'utf-16be';
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = asciiStart(bytes, DECLARATION_BYTES);
  const xml = /<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(start);
  const html = /<meta[^>]{0,200}charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(start);
  const ofx = /^\s*CHARSET\s*:\s*([\w-]{1,40})/im.exec(start);
  const name = xml?.[1] ?? html?.[1] ?? ofx?.[1];
  if (name === undefined) return undefined;
  const label = /^\d{4}$/.test(name) ? `windows-${name}` : name.toLowerCase();
  // A declaration that can be read as ASCII is not in UTF-16.
  return isKnown(label) && !label.startsWith('utf-16') ? label : undefined;
}

function isKnown(label: string): boolean {
  try {
    decodeAs(Uint8Array.of(), label);
    return true;
  } catch {
    return false;
  }
}

/** Encodings that use only bytes below 0x80: any text in them is valid UTF-8. */
const isSevenBit = (label: string) => /^(iso-2022|hz)/.test(label);
const isUtf8 = (label: string) => /^utf-?8$/.test(label);

/** Words of Czech, Slovak and Polish headers with letters that Western text does not have. */
const CENTRAL_WORDS = /částk|zůstat|měn[ay]\b|příj|čísl|účt|účet|směr|księg|tytuł|płat|obciąż|dôležit|ťažn/iu;

function undeclaredEncoding(bytes: Uint8Array): string {
  return findScriptEncoding(bytes) ?? singleByteEncoding(bytes);
}

/** Polish text decoded as Western has signs inside words, such as '³', that no Western language writes there. */
function singleByteEncoding(bytes: Uint8Array): string {
  if (CENTRAL_WORDS.test(decodeAs(bytes.subarray(0, 20 * SAMPLE_BYTES), 'windows-1250')))
    return 'windows-1250';
  const western = asciiStart(bytes, 20 * SAMPLE_BYTES);
  const strange = western.match(/[a-z][³¿¹œ](?=[a-z])/g)?.length ?? 0;
  const usual = western.match(/[áéíñöüäßçèàâôûîãõ]/g)?.length ?? 0;
  return strange > usual ? 'windows-1250' : 'windows-1252';
}

/** The characters of Windows-1252 whose code point in Unicode is not their byte, with that byte. */
const windows1252Bytes = new Map(
  Array.from({ length: 32 }, (_, at) => 0x80 + at).map((byte) => [
    decode(Uint8Array.of(byte), 'windows-1252'),
    byte,
  ]),
);

const ENCODED_TWICE =
  /[\u00c2-\u00c5\u00e2\u00ef][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]{1,2}/g;

/** Repairs letters that were encoded as UTF-8 twice: 'EspaÃ±a' becomes 'España'. */
function repairTextEncodedTwice(text: string): DecodedText {
  let repaired = 0;
  const whole = text.replace(ENCODED_TWICE, (found) => {
    const decoded = decodeAgain(found);
    if (decoded === undefined) return found;
    repaired++;
    return decoded;
  });
  return { text: whole.replace(/^\ufeff/, ''), warnings: repaired > 0 ? ['encodingRepaired'] : [] };
}

/** Takes the first two or three characters as the UTF-8 bytes of one letter; undefined if they are not. */
function decodeAgain(text: string): string | undefined {
  const length = /^[\u00e2\u00ef]/.test(text) ? 3 : 2;
  const bytes = Array.from(text.slice(0, length), (sign) => windows1252Bytes.get(sign) ?? sign.charCodeAt(0));
  const [first = 0, ...others] = bytes;
  if (bytes.length < length || others.some((byte) => byte < 0x80 || byte > 0xbf)) return undefined;
  const start = first & (length === 2 ? 0x1f : 0x0f);
  const code = others.reduce((sum, byte) => sum * 64 + (byte & 0x3f), start);
  return code < (length === 2 ? 0x80 : 0x800) ? undefined : String.fromCharCode(code) + text.slice(length);
}
