import { describe, expect, it } from 'vitest';
import { readTableText } from '../formats/table.ts';

function read(lines: readonly string[], currency = 'EUR') {
  const reading = readTableText(lines.join('\n'), { currency, language: 'en' });
  return {
    days: reading.statements.flatMap(({ movements }) => movements.map(({ date }) => date)),
    questions: reading.questions.map(({ code }) => code),
  };
}

const UNCLEAR_ROWS = ['02/10/2026;Bread;-1,00', '03/10/2026;Milk;-2,00'];
const DAY_FIRST = { days: ['2026-10-02', '2026-10-03'], questions: [] };
const WITH_QUESTION = { days: ['2026-10-02', '2026-10-03'], questions: ['dateOrder'] };

describe('days that could be read with the month first', () => {
  it.each([
    'Fecha;Concepto;Importe',
    'Data;Descrição;Valor',
    'Date opération;Libellé;Montant',
    'Data;Descrizione;Importo',
    'Buchungstag;Verwendungszweck;Betrag',
    'Datum;Omschrijving;Bedrag',
    'Dato;Tekst;Beløb',
    'Bokföringsdag;Beskrivning;Belopp',
    'Data transakcji;Opis;Kwota',
    'Päivämäärä;Selitys;Määrä',
  ])('are read with the day first under "%s", because all countries of its language write so', (header) => {
    expect(read([header, ...UNCLEAR_ROWS])).toEqual(DAY_FIRST);
  });

  it.each(['Date;Description;Amount', 'Fecha;Descripción;Balance;Amount'])(
    'lead to a question under "%s"',
    (header) => {
      expect(read([header, ...UNCLEAR_ROWS]).questions).toContain('dateOrder');
    },
  );

  it('lead to a question if the person or the file has US or Canadian dollars', () => {
    expect(read(['Fecha;Concepto;Importe', ...UNCLEAR_ROWS], 'USD')).toEqual(WITH_QUESTION);
    expect(read(['Date opération;Libellé;Montant', ...UNCLEAR_ROWS], 'CAD')).toEqual(WITH_QUESTION);
    expect(read(['Fecha;Concepto;Importe (USD)', ...UNCLEAR_ROWS])).toEqual(WITH_QUESTION);
    expect(read(['Fecha;Concepto;Importe', '02/10/2026;Pan;-1,00 USD', UNCLEAR_ROWS[1] ?? ''])).toEqual(
      WITH_QUESTION,
    );
    expect(read(['Fecha;Concepto;Importe', ...UNCLEAR_ROWS], 'MXN')).toEqual(DAY_FIRST);
  });

  it('lead to a question if they are sorted only with the month first', () => {
    const rows = ['01/09/2026', '02/03/2026', '03/10/2026', '04/02/2026', '05/08/2026'];
    const { questions } = read(['Fecha;Concepto;Importe', ...rows.map((day) => `${day};Pan;-1,00`)]);
    expect(questions).toEqual(['dateOrder']);
  });

  it('are read in the order of the period above the table, if only one order fits that', () => {
    const table = ['Date;Description;Amount', ...UNCLEAR_ROWS];
    expect(read(['Period: 01/10/2026 - 31/10/2026', '', ...table])).toEqual(DAY_FIRST);
    expect(read(['Period: 10/01/2026 - 10/31/2026', '', ...table])).toEqual({
      days: ['2026-02-10', '2026-03-10'],
      questions: [],
    });
    expect(read(['Printed: 01/10/2026', '', ...table])).toEqual(WITH_QUESTION);
    expect(read(['From 31/10/2026 to 10/31/2026', '', ...table])).toEqual(WITH_QUESTION);
  });
});
