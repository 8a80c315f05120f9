/** A member of a JSON object, or an item of a member that is a list. */
export type Piece = { name: string; value: unknown; isItem: boolean };

/** The text is not a JSON object. */
export class BrokenJson extends Error {}

/** Far above the longest value of an export, which is its photo. */
const MAX_PIECE_BYTES = 8 * 1024 * 1024;

const [QUOTE, COMMA, OPEN_LIST, BACKSLASH, CLOSE_LIST, OPEN, CLOSE] = [
  0x22, 0x2c, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d,
];

/** A file or, in tests, only its stream. */
export type Bytes = Pick<Blob, 'stream'>;

/**
 * Reads a JSON object piece by piece, to keep only one piece in memory. Items of unwanted lists are skipped. Throws
 * BrokenJson, or the browser's DOMException for a file that it cannot open.
 */
export async function* readPieces(
  file: Bytes,
  isWanted: (listName: string) => boolean,
): AsyncGenerator<Piece, void> {
  const pieces = new PieceReader(isWanted);
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield* pieces.push(part.value);
  pieces.end();
}

class PieceReader {
  readonly #isWanted: (listName: string) => boolean;
  /** 0 outside of the object, 1 in the object, 2 or more in a list or object within it. */
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  /** The list at depth 1 whose items are being read. */
  #list: { name: string; isWanted: boolean; isEmpty: boolean } | undefined;
  /** Whether a list has just ended. Then only a comma, the end of the object or blanks may follow. */
  #isAfterList = false;
  #hasEnded = false;
  #rest: Uint8Array<ArrayBuffer> = new Uint8Array();

  constructor(isWanted: (listName: string) => boolean) {
    this.#isWanted = isWanted;
  }

  *push(chunk: Uint8Array): Generator<Piece, void> {
    const bytes = new Uint8Array(this.#rest.length + chunk.length);
    bytes.set(this.#rest);
    bytes.set(chunk, this.#rest.length);
    let start = 0;
    for (let at = this.#rest.length; at < bytes.length; at++) {
      const byte = bytes[at];
      if (this.#isInString) {
        this.#readString(byte);
        continue;
      }
      if (byte === QUOTE) this.#isInString = true;
      else if (byte === OPEN || byte === OPEN_LIST) {
        if (this.#open(byte, bytes.subarray(start, at))) start = at + 1;
      } else if (byte === COMMA || byte === CLOSE || byte === CLOSE_LIST) {
        if (byte !== COMMA) this.#depth--;
        if (!this.#isEnd(byte)) continue;
        const piece = this.#cut(byte, bytes.subarray(start, at));
        if (piece !== undefined) yield piece;
        start = at + 1;
      }
    }
    this.#rest = bytes.slice(start);
    if (this.#rest.length > MAX_PIECE_BYTES) throw new BrokenJson('too long');
  }

  /** Throws if the object has not ended, or if something follows it. */
  end(): void {
    if (!this.#hasEnded) throw new BrokenJson('cut off');
    requireBlank(this.#rest);
  }

  #readString(byte: number | undefined): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isInString = false;
  }

  /** Returns whether the object or one of its lists begins here. */
  #open(byte: number, before: Uint8Array): boolean {
    this.#depth++;
    if (this.#depth === 1) {
      if (byte !== OPEN || this.#hasEnded) throw new BrokenJson('no object');
      requireBlank(before);
      return true;
    }
    if (this.#depth !== 2 || byte !== OPEN_LIST) return false;
    const [, key] = /^\s*("[^]*")\s*:\s*$/.exec(decode(before)) ?? [];
    if (key === undefined || this.#isAfterList) throw new BrokenJson('a list without a name');
    const name = String(parse(key));
    this.#list = { name, isWanted: this.#isWanted(name), isEmpty: true };
    return true;
  }

  /** Returns whether a piece ends here, and not a value within it. */
  #isEnd(byte: number): boolean {
    if (this.#depth < 0) throw new BrokenJson('closed twice');
    if (byte === COMMA) return this.#depth === (this.#list === undefined ? 1 : 2);
    return this.#depth === 0 || (this.#depth === 1 && this.#list !== undefined);
  }

  #cut(byte: number, bytes: Uint8Array): Piece | undefined {
    const list = this.#list;
    if (list !== undefined) return this.#cutItem(list, byte, bytes);
    if (byte === CLOSE_LIST) throw new BrokenJson('the wrong bracket');
    if (byte === CLOSE) this.#hasEnded = true;
    if (this.#isAfterList) {
      this.#isAfterList = false;
      requireBlank(bytes);
      return undefined;
    }
    const [member] = Object.entries(parse(`{${decode(bytes)}}`) as Record<string, unknown>);
    return member && { name: member[0], value: member[1], isItem: false };
  }

  #cutItem(list: { name: string; isWanted: boolean; isEmpty: boolean }, byte: number, bytes: Uint8Array) {
    if (byte === CLOSE) throw new BrokenJson('the wrong bracket');
    const isLast = byte === CLOSE_LIST;
    if (isLast) {
      this.#list = undefined;
      this.#isAfterList = true;
    }
    if (isLast && list.isEmpty && isBlank(bytes)) return undefined;
    list.isEmpty = false;
    return list.isWanted ? { name: list.name, value: parse(decode(bytes)), isItem: true } : undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenJson(text.slice(0, 40));
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new BrokenJson('not UTF-8');
  }
}

const isBlank = (bytes: Uint8Array) => /^[ \t\r\n]*$/.test(decode(bytes));

function requireBlank(bytes: Uint8Array): void {
  if (!isBlank(bytes)) throw new BrokenJson('text outside of the object');
}
