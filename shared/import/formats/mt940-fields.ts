/** A field of a SWIFT message: ':61:' with the lines of its value. */
export type Field = { tag: string; lines: string[]; line: number };

// Other numbers between colons are times, or text at the place where a bank cut a line.
const FIELD_START = /^:(13[A-Z]?|2[01568][A-Z]?|34[A-Z]?|6[0-5][A-Z]?|86|90[A-Z]|NS):/;

/**
 * Splits messages into fields, in order. Leaves out blocks and text between messages; a line '-' becomes a field 'end'.
 * Joins ':' and '86:', since a bank breaks the line between them.
 */
export function* toFields(text: string): Generator<Field> {
  let field: Field | null = null;
  let isColonBefore = false;
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = withoutBlocks(isColonBefore ? `:${raw}` : raw);
    isColonBefore = line.trim() === ':';
    const tag = FIELD_START.exec(line)?.[1];
    const isEnd = /^-(?:\}.*)?$/.test(line.trimEnd());
    const isBlock = line.startsWith('{') && line.includes('}');
    if (field && (tag !== undefined || isEnd || isBlock)) {
      yield field;
      field = null;
    }
    if (tag !== undefined) field = { tag, lines: [line.slice(tag.length + 2)], line: index + 1 };
    else if (isEnd) yield { tag: 'end', lines: [], line: index + 1 };
    else if (line !== '' && !isColonBefore) field?.lines.push(line);
  }
  if (field) yield field;
}

/** Removes the block headers of a line: '{1:F01…}{4::20:X' becomes ':20:X'. */
function withoutBlocks(line: string): string {
  const block = line.startsWith('{') || line.startsWith('-}') ? line.lastIndexOf('{4:') : -1;
  return block < 0 ? line : line.slice(block + 3);
}
