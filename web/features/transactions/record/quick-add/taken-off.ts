import type { Part, Reading } from '#shared/quick-add/types.ts';

/** A part of a reading with its words, which can become words of the description again. Each tag is a separate part. */
export type ReadWords = { what: Exclude<Part['what'], 'amount'>; words: string };

/** Reads a line; the words of `ignored` parts stay in the description. */
export type ReadLine = (line: string, ignored?: readonly Part[]) => Reading;

/** Returns the parts of a reading that can become words, in the order of the line. */
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

/** Reads a line without the parts that were taken off. `remaining` are those parts whose words are still in the line. */
export function readWithout(
  readLine: ReadLine,
  line: string,
  takenOff: readonly ReadWords[],
): { reading: Reading; remaining: ReadWords[] } {
  const remaining: ReadWords[] = [];
  let ignored: Part[] = [];
  let reading = readLine(line);
  for (const words of takenOff) {
    if (!toReadWords(line, reading).some((found) => isSame(found, words))) continue;
    remaining.push(words);
    ignored = [...ignored, ...findParts(line, reading, words)];
    reading = readLine(line, ignored);
  }
  return { reading, remaining };
}

export function isSame(one: ReadWords, other: ReadWords): boolean {
  return one.what === other.what && one.words === other.words;
}

function findParts(line: string, { parts }: Reading, { what, words }: ReadWords): Part[] {
  return parts.filter(
    (part) => part.what === what && (what !== 'tag' || line.slice(part.start, part.end) === words),
  );
}
