const BLANK = ' ';

type Step = { next: Map<number, Step>; ends: number[] };

/**
 * Finds which of some word starts, by `toWordStart`, are in a text by `toWords`. It reads the text once, however many
 * there are, and answers their places in the list.
 */
export function createWordFinder(starts: readonly string[]): (words: string) => ReadonlySet<number> {
  const first: Step = { next: new Map(), ends: [] };
  for (const [place, start] of starts.entries()) addStart(first, start, place);
  return (words) => {
    const found = new Set<number>();
    // Each start begins with a blank.
    for (let blank = words.indexOf(BLANK); blank !== -1; blank = words.indexOf(BLANK, blank + 1)) {
      let step: Step | undefined = first;
      for (let at = blank; step !== undefined; at++) {
        for (const place of step.ends) found.add(place);
        step = step.next.get(words.charCodeAt(at));
      }
    }
    return found;
  };
}

function addStart(first: Step, start: string, place: number): void {
  let step = first;
  for (let at = 0; at < start.length; at++) {
    const code = start.charCodeAt(at);
    const next: Step = step.next.get(code) ?? { next: new Map(), ends: [] };
    step.next.set(code, next);
    step = next;
  }
  step.ends.push(place);
}
