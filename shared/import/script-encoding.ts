/** Browsers and Node have it; the room's own types have neither. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array): string };

const SAMPLE_BYTES = 80_000;
/** Where characters of two bytes are cut at the end of the sample, a part of one is left. */
const LINE_BREAK = 10;

/** Words that a table in the encoding has, and letters that it does not have. */
const SCRIPTS: readonly { label: string; words: RegExp; others: RegExp }[] = [
  {
    label: 'shift_jis',
    words: /日付|年月日|取引|金額|残高|利用|円|カード/u,
    others: /[\p{Co}\u0080-\u00ff]/u,
  },
  { label: 'euc-kr', words: /거래|금액|잔액|입금|출금|일자|날짜|내용|적요/u, others: /\p{Co}/u },
  { label: 'gb18030', words: /日期|时间|金额|余额|交易|摘要|收入|支出/u, others: /[\p{Co}\u0080-\u00ff]/u },
];

/** Western signs inside of words; 'ƒ' and '‚' are the first bytes of Japanese letters. */
const WESTERN_WORD = /[a-z][^\p{ASCII}ƒ‚][a-z]/giu;

/**
 * The encoding of bytes that are no UTF-8 and cannot be Western text: Japanese, Korean, Chinese or Cyrillic; else
 * undefined. Western text has one or two letters beyond ASCII in a word, these scripts whole words.
 */
export function scriptEncoding(bytes: Uint8Array): string | undefined {
  const sample = wholeLines(bytes);
  const western = decode(sample, 'windows-1252') ?? '';
  const high = western.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const inWords = western.match(WESTERN_WORD)?.length ?? 0;
  if (high < 8 || inWords > high / 10) return undefined;
  return multiByteEncoding(sample) ?? cyrillicEncoding(sample, western, high);
}

function multiByteEncoding(sample: Uint8Array): string | undefined {
  return SCRIPTS.find(({ label, words, others }) => {
    const text = decode(sample, label);
    return text !== undefined && words.test(text) && !others.test(text);
  })?.label;
}

/** Words of Russian header lines and rows: whole words of letters beyond ASCII, small ones behind a capital. */
function cyrillicEncoding(sample: Uint8Array, western: string, high: number): string | undefined {
  const inRuns = western.match(/[\u00c0-\u00ff]{4,}/g)?.join('').length ?? 0;
  if (inRuns < high * 0.6) return undefined;
  const text = decode(sample, 'windows-1251') ?? '';
  const words = text.match(/[\u0400-\u04ff]{2,}/g) ?? [];
  // Greek and Hebrew read so have capitals behind small letters, or no capital at all.
  const odd = words.filter((word) => /\p{Ll}\p{Lu}/u.test(word)).length;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return odd <= words.length * 0.05 && capitals >= words.length * 0.1 ? 'windows-1251' : undefined;
}

function wholeLines(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= SAMPLE_BYTES) return bytes;
  const end = bytes.lastIndexOf(LINE_BREAK, SAMPLE_BYTES);
  return bytes.subarray(0, end > 0 ? end : SAMPLE_BYTES);
}

function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
