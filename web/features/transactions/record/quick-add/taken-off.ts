import type { Part, Reading } from '#shared/quick-add/types.ts';

/** A part that was read from words of the line and can become words again. Each tag is a part of its own. */
export type ReadWords = { what: Exclude<Part['what'], 'amount'>; words: string };

/** Reads a line, without some parts of it. */
export type ReadLine = (line: string, ignored?: readonly Part[]) => Reading;

/** The parts of a reading that can be taken off, in the order of the line. */
export function toReadWords(line: string, { parts }: Reading): ReadWords[] {
  const all = new Map<string, ReadWords>();
  for (const { what, start, end } of parts) {
    if (what === 'amount') continue;
    const words = line.slice(start, end);
    const key = what === 'tag' ? words : what;
    const before = all.get(key)?.words;
    all.set(key, { what, words: before === undefined || what === 'tag' ? words : `${before} ${words}` });
  }
  return [...all.values()];
}

/** Reads a line without the parts that were taken off. `held` are those whose words the line still has. */
export function readWithout(
  readLine: ReadLine,
  line: string,
  takenOff: readonly ReadWords[],
): { reading: Reading; held: ReadWords[] } {
  const held: ReadWords[] = [];
  let ignored: Part[] = [];
  let reading = readLine(line);
  for (const each of takenOff) {
    if (!toReadWords(line, reading).some((found) => isSame(found, each))) continue;
    held.push(each);
    ignored = [...ignored, ...partsOf(line, reading, each)];
    reading = readLine(line, ignored);
  }
  return { reading, held };
}

export function isSame(one: ReadWords, other: ReadWords): boolean {
  return one.what === other.what && one.words === other.words;
}

function partsOf(line: string, { parts }: Reading, { what, words }: ReadWords): Part[] {
  return parts.filter(
    (part) => part.what === what && (what !== 'tag' || line.slice(part.start, part.end) === words),
  );
}
