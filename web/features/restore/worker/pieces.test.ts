import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaled } from '#shared/testing/scaled.ts';
import { inChunks, sampleExport } from '../testing/sample-export.ts';
import { BrokenJson, readPieces } from './pieces.ts';

/** Puts the pieces of a text together again. */
async function assemble(text: string, size?: number): Promise<Record<string, unknown>> {
  const members = new Map<string, unknown>();
  for await (const { name, value, isItem } of readPieces(inChunks(text, size), () => true)) {
    if (isItem) members.set(name, [...((members.get(name) as unknown[] | undefined) ?? []), value]);
    else members.set(name, value);
  }
  return Object.fromEntries(members);
}

/** Leaves out empty lists, which have no pieces. */
const withoutEmpty = (object: object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => !Array.isArray(value) || value.length > 0));

it('the pieces of any object make up the object, with any size of chunks and any indentation', async () => {
  const property = fc.asyncProperty(
    fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' })),
    fc.integer({ min: 1, max: 9 }),
    fc.constantFrom(0, 1, '\t'),
    async (object, size, indent) => {
      const text = JSON.stringify(object, null, indent);
      expect(await assemble(text, size)).toEqual(withoutEmpty(JSON.parse(text) as object));
    },
  );
  await fc.assert(property, { numRuns: scaled(100) });
});

it('an export that was cut off at any byte is refused', async () => {
  const text = JSON.stringify(sampleExport());
  expect(await assemble(text)).toEqual(sampleExport());
  for (let length = 0; length < text.length; length++)
    await expect(assemble(text.slice(0, length), 1_000), String(length)).rejects.toBeInstanceOf(BrokenJson);
});

it.each([
  ['nothing', ''],
  ['a list', '[1]'],
  ['two objects', '{"a":1}{"b":2}'],
  ['text after the object', '{"a":1} x'],
  ['text before the object', 'x {"a":1}'],
  ['an item that is missing', '{"a":[1,]}'],
  ['the wrong bracket', '{"a":[1}]'],
  ['the wrong bracket after a list', '{"a":[1]]'],
  ['two values', '{"a":[1] 2}'],
  ['no comma after a list', '{"a":[1] "b":[2]}'],
  ['a list without a name', '{[1]}'],
  ['a wrong item', '{"a":[01]}'],
  ['an object that is closed twice', '{"a":1}}'],
  ['an endless value', `{"a":"${'x'.repeat(9 * 1024 * 1024)}"}`],
])('%s is refused', async (...[, text]) => {
  await expect(assemble(text, 1_000_000)).rejects.toBeInstanceOf(BrokenJson);
});
