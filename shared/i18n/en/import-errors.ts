/** Why a file cannot be read, and what is strange in it. */
export const importErrors = {
  errorAtLine: 'Line {{line}}: {{reason}}',
  errors: {
    damaged: 'The file is damaged. Download it again from your bank.',
    doctype: 'The file contains definitions that could be harmful. Download it again, or in another format.',
    empty: 'The file is empty.',
    encrypted: 'The file has a password. Save it without one and choose it again.',
    noColumns: 'No columns with a date and an amount were found.',
    noMovements: 'The file has no transactions. Choose another period at your bank.',
    notReadable: 'The browser cannot open the file. It may have been moved or changed: choose it again.',
    pdf: 'A PDF cannot be read. Download the transactions as CSV, Excel or another format.',
    timedOut:
      'This file takes too long to read, so Saldo stopped after 30 seconds. Nothing was lost: export a shorter period and choose it again.',
    tooLarge: 'The file is too large: the limit is 20 MB, and 40 MB unpacked. Export a shorter period.',
    tooManyRows: 'The file has more than 50,000 rows. Export a shorter period.',
    unknownFormat:
      'Saldo does not recognise this format. Download the transactions as CSV, Excel or another format.',
    wrongAmount: 'An amount cannot be read. Download the file again, or in another format.',
    wrongDate: 'A date cannot be read. Download the file again, or in another format.',
  },
  warnings: {
    countDisagrees:
      'The file states a different number of transactions than it contains. Some may be missing.',
    encodingRepaired: 'Some letters were damaged by the bank and have been repaired.',
    encodingUnsure: 'Some letters may be wrong. You can choose the encoding by hand.',
    incomplete: 'Another sheet or table of the file has transactions too. Save it as a file of its own.',
    statesUnknown: 'Some rows have a status that Saldo does not know. Check that they are final.',
    doubleEntry:
      'Every amount is in the file twice, once in and once out. Export only your own accounts, without their counterparts.',
    notificationOnly: 'This is a notification (CAMT.054), not a statement. Transactions may be missing.',
    onlyOtherCurrencies:
      'Everything in this file is in a currency that is not yours, so there is nothing to import.',
    overlappingTables:
      'Several sheets or tables of the file have the same transactions. Some may be there twice.',
    proofDisagrees: 'The balances in the file do not agree with its amounts. Rows may be missing.',
    rowsUnreadable: 'Some rows cannot be read. They are listed in the review.',
    severalCurrencies: 'The file has several currencies. Only yours is imported.',
    sumDisagrees: 'The sums in the file do not agree with its amounts. Some may be missing.',
  },
} as const;
