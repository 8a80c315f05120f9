/** Keeps a minus sign with its amount: a line may break before the sign of a currency, unless a word joiner is there. */
export function keepMinus(text: string): string {
  return text.replace('−', '−\u2060');
}
