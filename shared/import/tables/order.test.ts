import { describe, expect, it } from 'vitest';
import { readTableText } from '../formats/table.ts';

function read(lines: readonly string[], currency = 'EUR') {
  const reading = readTableText(lines.join('\n'), { currency, language: 'en' });
  return {
    days: reading.statements.flatMap(({ movements }) => movements.map(({ date }) => date)),
    questions: reading.questions.map(({ code }) => code),
  };
}

const OPEN = ['02/10/2026;Bread;-1,00', '03/10/2026;Milk;-2,00'];
const DAY_FIRST = { days: ['2026-10-02', '2026-10-03'], questions: [] };
const ASKED = { days: ['2026-10-02', '2026-10-03'], questions: ['dateOrder'] };

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
  ])('are read with the day first under "%s", a language whose countries all write so', (header) => {
    expect(read([header, ...OPEN])).toEqual(DAY_FIRST);
  });

  it.each(['Date;Description;Amount', 'Fecha;Descripción;Balance;Amount'])(
    'lead to a question under "%s"',
    (header) => {
      expect(read([header, ...OPEN]).questions).toContain('dateOrder');
    },
  );

  it('lead to a question if the person or the file has US or Canadian dollars', () => {
    expect(read(['Fecha;Concepto;Importe', ...OPEN], 'USD')).toEqual(ASKED);
    expect(read(['Date opération;Libellé;Montant', ...OPEN], 'CAD')).toEqual(ASKED);
    expect(read(['Fecha;Concepto;Importe (USD)', ...OPEN])).toEqual(ASKED);
    expect(read(['Fecha;Concepto;Importe', '02/10/2026;Pan;-1,00 USD', OPEN[1] ?? ''])).toEqual(ASKED);
    expect(read(['Fecha;Concepto;Importe', ...OPEN], 'MXN')).toEqual(DAY_FIRST);
  });

  it('lead to a question if they are sorted only with the month first', () => {
    const rows = ['01/09/2026', '02/03/2026', '03/10/2026', '04/02/2026', '05/08/2026'];
    const { questions } = read(['Fecha;Concepto;Importe', ...rows.map((day) => `${day};Pan;-1,00`)]);
    expect(questions).toEqual(['dateOrder']);
  });

  it('are read in the order of the days above the table, if that is clear', () => {
    const table = ['Date;Description;Amount', ...OPEN];
    expect(read(['Period: 01/10/2026 - 31/10/2026', '', ...table])).toEqual(DAY_FIRST);
    expect(read(['Period: 10/01/2026 - 10/31/2026', '', ...table])).toEqual({
      days: ['2026-02-10', '2026-03-10'],
      questions: [],
    });
    expect(read(['Printed: 01/10/2026', '', ...table])).toEqual(ASKED);
    expect(read(['From 31/10/2026 to 10/31/2026', '', ...table])).toEqual(ASKED);
  });
});
