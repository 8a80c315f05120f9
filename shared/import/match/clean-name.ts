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
const ROUNDS = 6;
/** A name is searched in so much of a line. */
export const MAX_NAMED_LENGTH = 400;

/**
 * The name in a bank's wording: 'COMPRA TARJ. 0000XXXXXXXX1234 MERCADONA' is 'MERCADONA'. The line stays as it is if no
 * word would be left. Cleaning a name again changes nothing.
 */
export function cleanName(line: string): string {
  let name = line;
  for (let round = 0; round < ROUNDS; round++) {
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

/** At least four hidden digits, first and last four around a line, or as many digits as a card has. */
function isCardNumber(found: string): boolean {
  if (/^\d{4}_{2,8}\d{4}$/.test(found)) return true;
  const hidden = found.match(/[Xx*•_]/g)?.length ?? 0;
  const digits = found.match(/\d/g)?.length ?? 0;
  return (hidden >= 4 && hidden + digits >= 6) || (digits >= 13 && digits <= 19);
}
