import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readers, readFile } from '#shared/import/read-file.ts';
import { ImportError, MAX_FILE_BYTES } from '#shared/import/types.ts';
import { scaled } from '#shared/testing/scaled.ts';

const folder = join(import.meta.dirname, '../shared/import/samples');
const options = { currency: 'EUR', language: 'es' };
const MUTATIONS = 100;
/** A tenth of the largest size. A reader whose time grows with the square of the length would time out. */
const LARGE_BYTES = scaled(MAX_FILE_BYTES / 10);
const PIECES = [
  ';',
  ',',
  '"',
  '\n',
  '\t',
  '|',
  '-',
  '1',
  '.',
  'é',
  '((((',
  '""',
  '9'.repeat(50),
  '\r',
  "'",
  '<',
  '€',
  '\0',
];

/** Returns a function that makes random numbers from 0 to `below` - 1, the same in every run. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (state >> 8) % below;
  };
}

function mutate(file: Uint8Array, random: (below: number) => number): Uint8Array {
  const bytes = [...file];
  for (let round = random(6); round >= 0; round--) {
    const at = random(bytes.length + 1);
    const from = random(bytes.length + 1);
    const kind = random(4);
    if (kind === 0) bytes.splice(at, 1 + random(20));
    else if (kind === 1) bytes.splice(at, 0, ...Buffer.from(PIECES[random(PIECES.length)] ?? ''));
    else if (kind === 2) bytes[at] = random(256);
    else bytes.splice(at, 0, ...bytes.slice(from, from + random(200)));
  }
  return Uint8Array.from(bytes);
}

async function readHostile(bytes: Uint8Array): Promise<'result' | 'refusal'> {
  try {
    await readFile(bytes, options);
    return 'result';
  } catch (error) {
    // An unexpected error of a reader becomes `damaged` with a cause.
    if (error instanceof ImportError && error.cause === undefined) return 'refusal';
    throw error;
  }
}

describe('hostile files', () => {
  it.each(readdirSync(folder))(
    '%s with random faults gives a result or a refusal',
    async (format) => {
      const names = readdirSync(join(folder, format)).filter((name) => !name.endsWith('.json'));
      const files = names.map((name) => readFileSync(join(folder, format, name)));
      const random = makeRandom(15);
      for (let at = 0; at < scaled(MUTATIONS); at++) {
        const file = files[random(files.length)] ?? Buffer.of();
        expect(await readHostile(mutate(file, random))).toMatch(/result|refusal/);
      }
    },
    scaled(60_000),
  );

  it.each([
    'a',
    ';',
    '";',
    ';"a',
    '"a\n',
    '1,',
    '1 ',
    '2026-01-01;1;',
    'total;',
    'saldo a ',
    '\\"',
    'Ã±',
    '01/01/2026;-1,00\n',
  ])(
    'a large file made of %j is refused',
    async (piece) => {
      const bytes = Buffer.from(piece.repeat(Math.floor(LARGE_BYTES / Buffer.byteLength(piece))));
      expect(await readHostile(bytes)).toBe('refusal');
    },
    scaled(30_000),
  );

  it.each(['\u202e', '\u0301', '€', 'x', ' x'])(
    'a file with one large cell made of %j is read, and its text is cut',
    async (piece) => {
      const head = 'Fecha;Importe;Concepto\n01/01/2026;-1,00;';
      const count = Math.floor((LARGE_BYTES - Buffer.byteLength(head)) / Buffer.byteLength(piece));
      const { statements } = await readFile(Buffer.from(head + piece.repeat(count)), options);
      const [movement] = statements.flatMap(({ movements }) => movements);
      expect(movement).toMatchObject({ date: '2026-01-01', amount: '-1.00' });
      expect(movement?.text.length).toBeLessThanOrEqual(10_000);
    },
    scaled(30_000),
  );

  it.each(readdirSync(folder))(
    '%s is reported as damaged if its reader fails unexpectedly',
    async (format) => {
      const fail = () => {
        throw new RangeError('Maximum call stack size exceeded');
      };
      const name = readdirSync(join(folder, format)).find((file) => !file.endsWith('.json')) ?? '';
      const bytes = readFileSync(join(folder, format, name));
      const readFormat = (await readFile(bytes, options)).format;
      const reader = readers[readFormat];
      Object.assign(readers, { [readFormat]: fail });
      onTestFinished(() => {
        Object.assign(readers, { [readFormat]: reader });
      });
      await expect(readFile(bytes, options)).rejects.toMatchObject({ code: 'damaged', format: readFormat });
    },
  );

  it('a file that is one byte larger than allowed is refused', async () => {
    await expect(readFile(new Uint8Array(MAX_FILE_BYTES + 1), options)).rejects.toThrow('tooLarge');
  });
});
