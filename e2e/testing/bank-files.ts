type BankFile = { name: string; mimeType: string; buffer: Buffer };

function csv(name: string, lines: readonly string[]): BankFile {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
}

/** A statement of September with correct balances, and one row with an impossible day. */
export function septemberFile(extra: readonly string[] = []): BankFile {
  return csv('banco-azul-2026-09.csv', [
    'Cuenta;ES91 2100 0418 4502 0005 1332',
    'Fecha;Concepto;Importe;Saldo',
    '01/09/2026;PANADERIA SOL;-2,50;997,50',
    '02/09/2026;PANADERIA SOL;-3,00;994,50',
    '04/09/2026;CINE LUNA;-9,00;985,50',
    '15/09/2026;NOMINA ACME;1500,00;2485,50',
    '31/09/2026;FECHA IMPOSIBLE;-1,00;2484,50',
    ...extra,
  ]);
}

/** A card's file in which neither the order of the days nor the sign is certain. */
export function openFile(): BankFile {
  return csv('card.csv', ['Date,Description,Amount', '04/05/2026,Coffee,3.50', '06/07/2026,Books,12.00']);
}

/** A bank's October with the settlement of a card; without it, 165.10 was spent. */
export function octoberFile(extra: readonly string[] = []): BankFile {
  return csv('banco-verde-2026-10.csv', [
    'Cuenta;ES76 2077 0024 0031 0257 5766',
    'Fecha;Concepto;Importe;Saldo',
    '01/10/2026;NOMINA ACME;1500,00;2500,00',
    '03/10/2026;COMPRA TARJ MERCADONA;-65,10;2434,90',
    '05/10/2026;LIQUIDACION TARJETA VISA 4567;-312,40;2122,50',
    '12/10/2026;RECIBO LUZ ENDESA;-100,00;2022,50',
    ...extra,
  ]);
}

/** A bank's file whose only settlement is cash. */
export function cashFile(): BankFile {
  return csv('banco-rojo-2026-10.csv', [
    'Cuenta;ES91 2100 0418 4502 0005 1332',
    'Fecha;Concepto;Importe;Saldo',
    '03/10/2026;COMPRA TARJ MERCADONA;-65,10;934,90',
    '06/10/2026;REINTEGRO CAJERO;-50,00;884,90',
  ]);
}

/** An American bank's file with the settlements of two cards. */
export function americanFile(): BankFile {
  return csv('checking-2026-10.csv', [
    'Account,US0099887766554433',
    'Date,Description,Amount,Balance',
    '10/14/2026,CHASE CREDIT CRD AUTOPAY PPD ID: 4760039224,-200.00,1800.00',
    '10/16/2026,AMEX EPAYMENT ACH PMT W1234,-150.00,1650.00',
    '10/20/2026,GROCERY OUTLET,-20.00,1630.00',
  ]);
}

/** An export of Actual with a category that Saldo does not have. */
export function appFile(): BankFile {
  return csv('actual.csv', [
    'Account,Date,Payee,Notes,Category,Amount,Cleared',
    'Checking,2026-09-01,Market,,Groceries,-12.50,Cleared',
    'Checking,2026-09-02,Bistro,,Groceries,-9.00,Cleared',
    'Checking,2026-09-03,Ironmonger,,Household,-30.00,Cleared',
  ]);
}

/** An export of Actual with two accounts. */
export function accountsFile(): BankFile {
  return csv('accounts.csv', [
    'Account,Date,Payee,Notes,Category,Amount,Cleared',
    'Checking,2026-09-01,Market,,Groceries,-12.50,Cleared',
    'Savings,2026-09-02,Market,,Groceries,-9.00,Cleared',
    'Savings,2026-09-03,Market,,Groceries,-30.00,Cleared',
    'Savings,2026-09-04,Bistro,,Groceries,-7.00,Cleared',
  ]);
}

/** A file that is not a table. */
export function pdfFile(): BankFile {
  return { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 text') };
}

/** A file of many expenses, on one day after the other. */
export function longFile(rowCount: number): BankFile {
  const lines = Array.from({ length: rowCount }, (_, at) => {
    const day = new Date(Date.UTC(2020, 0, 1) + (at % 2_000) * 86_400_000).toISOString().slice(0, 10);
    return `${day};Shop ${at};-${1 + (at % 97)},${String(at % 100).padStart(2, '0')}`;
  });
  return csv('long.csv', ['Fecha;Concepto;Importe', ...lines]);
}
