export type PasswordStrength = 'tooShort' | 'weak' | 'fair' | 'good';

const FAIR_LENGTH = 9;
const GOOD_LENGTH = 14;

/**
 * A rough measure of how long guessing takes, by length and variety only, because a browser knows no list of common
 * passwords. Repeated or consecutive characters, such as 'aaaa' or '1234', add nothing.
 */
export function passwordStrength(password: string, minLength: number): PasswordStrength {
  const characters = Array.from(password);
  if (characters.length < minLength) return 'tooShort';
  const countedLength = characters.filter(
    (character, index) => !isConsecutive(characters[index - 1], character),
  ).length;
  const variety = new Set(characters).size;
  if (countedLength >= GOOD_LENGTH && variety >= 8) return 'good';
  if (countedLength >= FAIR_LENGTH && variety >= 6) return 'fair';
  return 'weak';
}

function isConsecutive(before: string | undefined, character: string): boolean {
  if (before === undefined) return false;
  return Math.abs((before.codePointAt(0) ?? 0) - (character.codePointAt(0) ?? 0)) <= 1;
}
