import { expect, it } from 'vitest';
import { writeXlsx } from '../testing/bank-files/write-xlsx.ts';
import { readFile } from './read-file.ts';
import type { ImportError } from './types.ts';

/** Encodes ASCII text only. */
const encode = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const CAMT = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<Stmt><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct></Stmt></BkToCstmrStmt></Document>`;
const OFX =
  'OFXHEADER:100\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>';
const norma43 = [
  '1121000418020005133226010126013120000000000001009783NOMBRE',
  '3321000418020005133200000000000000000000000000000000000020000000000100978',
  '88999999999999999999000003',
]
  .map((line) => line.padEnd(80))
  .join('\r\n');

it.each<[string, string, string | Uint8Array]>([
  ['a header', 'csv', 'Fecha;Concepto;Importe;Saldo\r\n'],
  ['rows above and below a header', 'csv', 'Cuenta ES91\nDate,Text,Amount\nTotal,,0.00\nNo movements\n'],
  ['the header of another application', 'csv', 'Date,Payee,Notes,Category,Amount,Split_Amount,Cleared\n'],
  [
    'a page with a header',
    'htmlTable',
    '<table><tr><th>Fecha</th><th>Concepto</th><th>Importe</th></tr></table>',
  ],
  ['a sheet with a header', 'xlsx', writeXlsx([[['Datum', 'Omschrijving', 'Bedrag']]])],
  ['a list', 'ofx', OFX],
  ['a type', 'qif', '!Type:Bank\n'],
  ['an account', 'camt', CAMT],
  [
    'balances',
    'mt940',
    ':20:STARTUMS\n:25:37040044/0532013000\n:28C:1/1\n:60F:C260101EUR1,00\n:62F:C260131EUR1,00\n-\n',
  ],
  ['sums', 'norma43', norma43],
])('reports a file with only %s as a file without transactions (%s)', async (_, format, content) => {
  const bytes = typeof content === 'string' ? encode(content) : content;
  const error = await readFile(bytes, { currency: 'EUR', language: 'en' }).catch(
    (thrown: ImportError) => thrown,
  );
  expect(error).toMatchObject({ code: 'noMovements', format });
});

it('reports missing columns if the rows below the header cannot be read', async () => {
  const bytes = encode('Fecha;Concepto;Importe\r\nfoo12;bar;1x2,3\r\n');
  const options = { currency: 'EUR', language: 'en' };
  await expect(readFile(bytes, options)).rejects.toMatchObject({ code: 'noColumns' });
});
