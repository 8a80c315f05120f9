import { describe, expect, it } from 'vitest';
import { decodeText } from './text.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (sign) => sign.charCodeAt(0)) : part,
    ),
  );

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((sign) => {
      const pair = [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8];
      return isLittle ? pair : pair.toReversed();
    }),
  );

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

describe('the text of a file', () => {
  it.each([
    ['UTF-8', bytes('Espa', [0xc3, 0xb1], 'a'), 'España', []],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], 'Espa', [0xc3, 0xb1], 'a'), 'España', []],
    ['Windows-1252', bytes('Espa', [0xf1], 'a ', [0x80]), 'España €', []],
    ['UTF-16 with a mark', bytes([0xff, 0xfe], 'E', [0], [0xf1], [0]), 'Eñ', []],
    ['UTF-16 without a mark', utf16('Fecha;España', true), 'Fecha;España', []],
    ['UTF-16 of the other order', utf16('Fecha;España', false), 'Fecha;España', []],
    ['text encoded twice', bytes('Espa', [0xc3, 0x83, 0xc2, 0xb1], 'a'), 'España', ['encodingRepaired']],
    [
      'a euro sign encoded twice',
      bytes('1 ', [0xc3, 0xa2, 0xe2, 0x80, 0x9a, 0xc2, 0xac]),
      '1 €',
      ['encodingRepaired'],
    ],
    [
      'the encoding that an XML file declares',
      bytes('<?xml version="1.0" encoding="ISO-8859-15"?>', [0xa4]),
      '<?xml version="1.0" encoding="ISO-8859-15"?>€',
      [],
    ],
    ['the encoding that an OFX file declares', bytes('CHARSET:1250\n', [0xb3]), 'CHARSET:1250\nł', []],
    [
      'UTF-8 that is declared as something else',
      bytes('CHARSET:1252\n', [0xc3, 0xb1]),
      'CHARSET:1252\nñ',
      [],
    ],
    [
      'another encoding that is declared as UTF-8',
      bytes('<?xml version="1.0" encoding="UTF-8"?>', [0xf1]),
      '<?xml version="1.0" encoding="UTF-8"?>ñ',
      ['encodingUnsure'],
    ],
    ['bytes that Windows-1252 does not have', bytes('gr', [0x81], 'n'), 'gr\u0081n', ['encodingUnsure']],
  ] as const)('is decoded from %s', (_, file, text, warnings) => {
    expect(decodeText(file)).toEqual({ text, warnings });
  });

  it('is decoded from the encoding that a person chose', () => {
    expect(decodeText(bytes([0xf1]), 'windows-1251')).toEqual({ text: 'с', warnings: [] });
  });

  it('stays as it is if it only looks encoded twice', () => {
    expect(decodeText(bytes('NÃO É «BOM»')).text).toBe('NÃO É «BOM»');
  });

  it.each([
    ['Japanese', '93fa95743b93e097653b8be08a7a3b8e638d82', '日付;内容;金額;残高'],
    ['Korean', 'b3afc2a53bb3bbbfeb3bb1ddbed73bc0dcbed7', '날짜;내용;금액;잔액'],
    ['Chinese', 'c8d5c6da3bc4dac8dd3bbdf0b6ee3bd3e0b6ee', '日期;内容;金额;余额'],
    ['Cyrillic', 'c4e0f2e03bceefe8f1e0ede8e53bd1f3ecece0', 'Дата;Описание;Сумма'],
  ])('in %s letters is recognised by its words', (_, hex, text) => {
    expect(decodeText(fromHex(hex))).toEqual({ text, warnings: [] });
  });

  it.each([
    [
      'with accents in words',
      'Opera\u00e7\u00f5es;Cr\u00e9dito;D\u00e9bito;Descri\u00e7\u00e3o;Hist\u00f3rico',
    ],
    [
      'with capitals alone',
      'OP\u00c9RATION \u00c9\u00c8\u00ca;D\u00c9BIT\u00c9;CR\u00c9DIT\u00c9;R\u00c9F\u00c9R\u00c9E',
    ],
    ['with signs of money alone', '\u00a31;\u00a32;\u00a33;\u00a34;\u00a35;\u00a36;\u00a37;\u00a38;\u00a39'],
  ])('in Western letters, %s, is not taken for another script', (_, text) => {
    expect(decodeText(bytes(text))).toEqual({ text, warnings: [] });
  });
});
