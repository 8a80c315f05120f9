/** A word at the end of this many payees is a place. */
const MIN_PAYEES = 4;
/** If a payee also appears with another place, this many payees are enough. */
const FEW_PAYEES = 2;
/** The most words that are removed from the end of a text. */
const MAX_ROUNDS = 2;

/**
 * Removes words that banks write after a payee, such as the city: 'MERCADONA VALENCIA' and 'MERCADONA MADRID' are one
 * payee, if other payees end with the same words. Takes folded descriptions of banks, and returns the shorter text of
 * each.
 */
export function withoutPlaces(texts: ReadonlySet<string>): Map<string, string> {
  let current = new Map([...texts].map((text) => [text, text]));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const payees = new Map<string, Set<string>>();
    for (const text of current.values()) {
      const [before, last] = splitLast(text);
      if (before === '') continue;
      const payeesBefore = payees.get(last) ?? new Set<string>();
      payeesBefore.add(before);
      payees.set(last, payeesBefore);
    }
    const isPlace = (last: string) => (payees.get(last)?.size ?? 0) >= MIN_PAYEES;
    const placed = new Set(
      [...current.values()].map(splitLast).flatMap(([before, last]) => (isPlace(last) ? before : [])),
    );
    current = new Map(
      [...current].map(([text, shorter]) => {
        const [before, last] = splitLast(shorter);
        if (before === '') return [text, shorter];
        const isOther = placed.has(before) && (payees.get(last)?.size ?? 0) >= FEW_PAYEES;
        return [text, isPlace(last) || isOther ? before : shorter];
      }),
    );
  }
  return current;
}

function splitLast(text: string): [before: string, last: string] {
  const at = text.lastIndexOf(' ');
  return at === -1 ? ['', text] : [text.slice(0, at), text.slice(at + 1)];
}
