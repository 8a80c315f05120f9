/** Names of months in English, Spanish, Catalan, German, French, Portuguese, Italian, Dutch and Polish, folded. */
const NAMES = [
  'january enero gener januar jaenner janner janvier janeiro gennaio januari styczen stycznia',
  'february febrero febrer februar feber fevrier fevereiro febbraio februari luty lutego',
  'march marzo marc marz maerz mars marco maart mrt marzec marca',
  'april abril avril aprile kwiecien kwietnia',
  'may mayo maig mai maio maggio mei maj maja',
  'june junio juny juni juin junho giugno czerwiec czerwca',
  'july julio juliol juli juillet julho luglio lipiec lipca',
  'august agosto agost aout augustus sierpien sierpnia',
  'september septiembre setiembre setembre septembre setembro settembre wrzesien wrzesnia',
  'october octubre oktober octobre outubro ottobre pazdziernik pazdziernika',
  'november noviembre novembre novembro listopad listopada',
  'december diciembre desembre dezember decembre dezembro dicembre grudzien grudnia',
];

/** Each beginning of at least three letters that only one month has. */
const monthByStart = new Map<string, number>();
for (const [at, names] of NAMES.entries()) {
  for (const name of names.split(' ')) {
    for (let length = 3; length <= name.length; length++) {
      const start = name.slice(0, length);
      const known = monthByStart.get(start);
      monthByStart.set(start, known === undefined || known === at + 1 ? at + 1 : 0);
    }
  }
}

/** The number of a month, from 1, by its folded name or the beginning of it: 'sept' is 9. */
export function readMonth(word: string): number | undefined {
  const month = monthByStart.get(word);
  return month === 0 ? undefined : month;
}
