import {
  AFTER_IN_CAPITALS,
  BEFORE,
  BEFORE_CARD,
  BEFORE_IN_CAPITALS,
  CARD,
  CARD_NUMBER,
  COUNTRY_AT_END,
  mayHaveNoise,
  NOISE,
  PROCESSOR,
} from './noise.ts';

const ENDS = /^[\s,.;:\-/*#|+]+|[\s,;:\-/*#|+]+$|(?<= )\.$/g;
const MAX_ROUNDS = 6;
/** The length of the part of a line in which a name is searched. */
export const MAX_NAMED_LENGTH = 400;

/**
 * Finds the name in a bank's text: 'COMPRA TARJ. 0000XXXXXXXX1234 MERCADONA' becomes 'MERCADONA'. Returns the line as it
 * is if no word would be left. Cleaning a cleaned name again changes nothing.
 */
export function cleanName(line: string): string {
  let name = line;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const cleaner = cleanOnce(name);
    if (cleaner === name || !/\p{L}{2}/u.test(cleaner)) return name;
    name = cleaner;
  }
  return name;
}

function cleanOnce(line: string): string {
  if (!mayHaveNoise(line)) return line;
  let name = line.replace(CARD_NUMBER, (found) => (isCardNumber(found) ? CARD : found));
  const hasCard = name.includes(CARD);
  for (const before of BEFORE) name = name.replace(before, '');
  for (const noise of NOISE) name = name.replace(noise, ' ');
  name = name.replace(/\s+/g, ' ').trim();
  if (hasCard) name = name.replace(BEFORE_CARD, '');
  name = name.replace(PROCESSOR, '');
  if (!/\p{Ll}/u.test(name)) {
    name = name.replace(BEFORE_IN_CAPITALS, '').replace(AFTER_IN_CAPITALS, '');
    if (name.split(' ').length > 2) name = name.replace(COUNTRY_AT_END, '');
  }
  return name
    .replace(/ +(?=[,;:])/g, '')
    .replace(ENDS, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Whether a text has four hidden digits, four digits on each side of a line, or all digits of a card. */
function isCardNumber(found: string): boolean {
  if (/^\d{4}_{2,8}\d{4}$/.test(found)) return true;
  const hidden = found.match(/[Xx*•_]/g)?.length ?? 0;
  const digits = found.match(/\d/g)?.length ?? 0;
  return (hidden >= 4 && hidden + digits >= 6) || (digits >= 13 && digits <= 19);
}
