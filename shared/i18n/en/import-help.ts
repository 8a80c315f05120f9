/** What each bank's and application's format needs; the same as in docs/importing.md. */
export const importHelp = {
  title: 'Which file should I download?',
  best: 'If your bank offers several formats, take the first of these that it has: CAMT.053, MT940, Norma 43, OFX, Excel, CSV. The first three contain sums with which Saldo checks that nothing is missing.',
  pdf: 'PDF files cannot be read: they are made for printing. Nor can files with a password; save them without one.',
  formatsTitle: 'Formats',
  formats: {
    csv: 'Nearly every bank. Any separator, encoding and header language.',
    excel: 'Many banks. Save files of Excel 95 or older as XLSX.',
    ofx: 'Banks in North America, Brazil and France; Quicken and Money.',
    qif: 'Quicken and older banks. Saldo may ask about dates and decimals.',
    camt: 'European banks. Unpack the ZIP first.',
    mt940: 'European banks. MT942 holds transactions that may not be final.',
    norma43: 'Spanish banks. Look for “Cuaderno 43”, “AEB 43” or “fichero contable”.',
  },
  appsTitle: 'Other apps',
  appsText: 'Export the transactions, not the budget, and choose the file as it is.',
  apps: {
    actual: 'Open “All accounts”, then menu, Export.',
    firefly: 'Options, Export data.',
    ezbookkeeping: 'Settings, Data management, Export.',
    ynab: 'Export plan, then the file “Register”.',
    mint: 'Transactions, Export.',
    monarch: 'Settings, Data, Download transactions.',
    saldo: 'CSV or JSON. The JSON export holds everything.',
  },
  readingTitle: 'How files are read',
  reading: {
    exact: 'Amounts are exact. If a file can be read in two ways, Saldo asks and shows two examples.',
    balance: 'Where a file has balances, Saldo checks the amounts and their signs against them.',
    leftOut:
      'Pending transactions, amounts of zero, other currencies and transfers are left out; you see how many.',
    undo: 'Every import can be undone, at any time.',
  },
} as const;
