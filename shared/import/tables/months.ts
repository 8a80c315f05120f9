/** Names of months in the languages of western and central Europe, Romanian and Turkish, folded. */
const NAMES = [
  'january enero gener januar jaenner janner janvier janeiro gennaio januari styczen stycznia ianuarie leden ledna ocak',
  'february febrero febrer februar feber fevrier fevereiro febbraio februari luty lutego februarie unor unora subat',
  'march marzo marc marz maerz mars marco maart mrt marzec marca martie marts brezen brezna mart',
  'april abril avril aprile kwiecien kwietnia aprilie duben dubna nisan',
  'may mayo maig mai maio maggio mei maj maja kveten kvetna toukokuu toukokuuta mayis majus',
  'june junio juny juni juin junho giugno czerwiec czerwca iunie cerven cervna haziran junius',
  'july julio juliol juli juillet julho luglio lipiec lipca iulie cervenec cervence temmuz julius',
  'august agosto agost aout augustus sierpien sierpnia srpen srpna agustos augusztus',
  'september septiembre setiembre setembre septembre setembro settembre wrzesien wrzesnia septembrie zari eylul szeptember',
  'october octubre oktober octobre outubro ottobre pazdziernik pazdziernika octombrie rijen rijna ekim oktobar',
  'november noviembre novembre novembro listopad listopada noiembrie kasim',
  'december diciembre desembre dezember decembre dezembro dicembre grudzien grudnia decembrie prosinec prosince aralik',
];

/** The month by each beginning of at least three letters; 0 if several months begin so. */
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

// 'cerven' is June, though 'cervenec' begins with it.
for (const [at, names] of NAMES.entries())
  for (const name of names.split(' ')) monthByStart.set(name, at + 1);

/** Returns the number of a month, from 1, by its folded name or the beginning of it: 'sept' is 9. */
export function readMonth(word: string): number | undefined {
  const month = monthByStart.get(word);
  return month === 0 ? undefined : month;
}
