import { decodeStrictly } from './text-codec.ts';

const SAMPLE_BYTES = 80_000;
/** The sample ends at a line break, since any other end could cut a character of two bytes in half. */
const LINE_BREAK = 10;

/** For each encoding, words that a table has, and characters that only appear if it is in another encoding. */
const SCRIPTS: readonly { label: string; words: RegExp; wrongCharacters: RegExp }[] = [
  {
    label: 'shift_jis',
    words: /日付|年月日|取引|金額|残高|利用|円|カード/u,
    wrongCharacters: /[\p{Co}\u0080-\u00ff]/u,
  },
  { label: 'euc-kr', words: /거래|금액|잔액|입금|출금|일자|날짜|내용|적요/u, wrongCharacters: /\p{Co}/u },
  {
    label: 'gb18030',
    words: /日期|时间|金额|余额|交易|摘要|收入|支出/u,
    wrongCharacters: /[\p{Co}\u0080-\u00ff]/u,
  },
];

/** A character beyond ASCII in a Western word. 'ƒ' and '‚' do not count: Japanese letters start with their bytes. */
const WESTERN_WORD = /[a-z][^\p{ASCII}ƒ‚][a-z]/giu;

/**
 * Finds the encoding of Japanese, Korean, Chinese or Cyrillic text that is not UTF-8. Undefined for Western text, whose
 * words have one or two letters beyond ASCII; words of these scripts consist of such letters.
 */
export function findScriptEncoding(bytes: Uint8Array): string | undefined {
  const sample = wholeLines(bytes);
  const western = decodeStrictly(sample, 'windows-1252') ?? '';
  const high = western.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const inWords = western.match(WESTERN_WORD)?.length ?? 0;
  if (high < 8 || inWords > high / 10) return undefined;
  return multiByteEncoding(sample) ?? cyrillicEncoding(sample, western, high);
}

function multiByteEncoding(sample: Uint8Array): string | undefined {
  return SCRIPTS.find(({ label, words, wrongCharacters }) => {
    const text = decodeStrictly(sample, label);
    return text !== undefined && words.test(text) && !wrongCharacters.test(text);
  })?.label;
}

/** Russian words consist of letters beyond ASCII, and capitals only start them. */
function cyrillicEncoding(sample: Uint8Array, western: string, high: number): string | undefined {
  const inRuns = western.match(/[\u00c0-\u00ff]{4,}/g)?.join('').length ?? 0;
  if (inRuns < high * 0.6) return undefined;
  const text = decodeStrictly(sample, 'windows-1251') ?? '';
  const words = text.match(/[\u0400-\u04ff]{2,}/g) ?? [];
  // Greek and Hebrew decoded this way have capitals after small letters, or no capitals at all.
  const odd = words.filter((word) => /\p{Ll}\p{Lu}/u.test(word)).length;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return odd <= words.length * 0.05 && capitals >= words.length * 0.1 ? 'windows-1251' : undefined;
}

function wholeLines(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= SAMPLE_BYTES) return bytes;
  const end = bytes.lastIndexOf(LINE_BREAK, SAMPLE_BYTES);
  return bytes.subarray(0, end > 0 ? end : SAMPLE_BYTES);
}
