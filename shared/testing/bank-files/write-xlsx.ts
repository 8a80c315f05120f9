import { storeZip } from '#shared/import/spreadsheets/zip.ts';
import { toSerialNumber, type WrittenCell } from './write-xls.ts';

/** Browsers and Node both have it; shared code compiles without the types of either. */
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

const utf8 = new TextEncoder();
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export type XlsxShape = {
  /** The prefix of every element of the sheets, as some libraries write it. */
  prefix?: string;
  /** Whether texts are in the cells themselves, and cells have no references. */
  isInline?: boolean;
  /** Files to add to the zip, or to put in place of the usual ones. */
  parts?: Record<string, string>;
};

/** Writes sheets as XLSX, in an unpacked zip. */
export function writeXlsx(sheets: readonly WrittenCell[][][], shape: XlsxShape = {}): Uint8Array {
  const strings = [...new Set(sheets.flat(2).filter((cell) => typeof cell === 'string'))];
  const names = sheets.map((_, at) => `worksheets/sheet${at + 1}.xml`);
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml':
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
      names.map((_, at) => `<sheet name="Hoja${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('') +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations([
      ...names.map((name) => ['worksheet', name] as const),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((rows, at) => [`xl/${names[at] ?? ''}`, sheetXml(rows, strings, shape)]),
    ),
    ...shape.parts,
  };
  return storeZip(Object.entries(parts).map(([name, text]) => ({ name, content: utf8.encode(text) })));
}

function sheetXml(
  rows: readonly WrittenCell[][],
  strings: readonly string[],
  { prefix = '', isInline = false }: XlsxShape,
): string {
  const tag = (name: string, attributes: string, content: string) =>
    `<${prefix}${name}${attributes}>${content}</${prefix}${name}>`;
  const cell = (value: WrittenCell, row: number, column: number): string => {
    const place = isInline ? '' : ` r="${columnName(column)}${row + 1}"`;
    if (value === null) return isInline ? tag('c', '', '') : '';
    if (typeof value === 'number') return tag('c', place, tag('v', '', String(value)));
    if (typeof value === 'object')
      return tag('c', `${place} s="1"`, tag('v', '', String(toSerialNumber(value.day))));
    if (isInline) return tag('c', ' t="inlineStr"', tag('is', '', tag('t', '', escaped(value))));
    return tag('c', `${place} t="s"`, tag('v', '', String(strings.indexOf(value))));
  };
  const lines = rows.map((row, at) =>
    tag(
      'row',
      isInline ? '' : ` r="${at + 1}"`,
      row.map((value, column) => cell(value, at, column)).join(''),
    ),
  );
  const xmlns = prefix === '' ? ` xmlns="${MAIN}"` : ` xmlns:${prefix.slice(0, -1)}="${MAIN}"`;
  return tag('worksheet', xmlns, tag('sheetData', '', lines.join('')));
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const elements = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${RELATIONS}">${elements.join('')}</Relationships>`;
}

const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
