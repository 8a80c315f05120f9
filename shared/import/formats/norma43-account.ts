const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/**
 * Converts an account of Norma 43 to its IBAN: 4 digits of the bank, 4 of the branch and 10 of the account. Returns any
 * other number as it is.
 */
export function toSpanishIban(account: string): string {
  if (!/^\d{18}$/.test(account) || /^0{4}/.test(account)) return account;
  const office = account.slice(0, 8);
  const number = account.slice(8);
  const digits = `${office}${checkDigit(`00${office}`)}${checkDigit(number)}${number}`;
  // 'ES00' as digits: E is 14, S is 28.
  const rest = BigInt(`${digits}142800`) % 97n;
  return `ES${String(98n - rest).padStart(2, '0')}${digits}`;
}

/** Computes the digit with which Spanish banks check ten others. */
function checkDigit(ten: string): number {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(ten.charAt(at)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? 0 : rest === 10 ? 1 : rest;
}
