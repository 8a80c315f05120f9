const MONTHS = [
  'january jan enero ene',
  'february feb febrero febr',
  'march mar marzo',
  'april apr abril abr',
  'may mayo',
  'june jun junio',
  'july jul julio',
  'august aug agosto ago',
  'september sept sep septiembre setiembre set',
  'october oct octubre',
  'november nov noviembre',
  'december dec diciembre dic',
].map((names) => names.split(' '));
const WEEKDAYS = [
  'sunday domingo',
  'monday lunes',
  'tuesday martes tues',
  'wednesday miercoles',
  'thursday jueves thurs',
  'friday viernes',
  'saturday sabado',
].map((names) => names.split(' '));

/** Names that are other words too; each is a month only where its pattern fits. */
const DOUBTFUL: Record<string, string> = {
  may: '(?<=(?:in|since|before|after|early|mid|late|through|till|was|our|my|compare|compared|beginning|of|for|last|this|and|vs|than|from|to|until|by|with|about|en|de|versus|next|during|\\d) )may|(?<!(?:i|we|you) )may(?=$)|may(?= 20\\d\\d)|may(?= (?:or|and|to|until|vs|versus) (?:the )?(?:january|february|march|april|june|july|august|september|october|november|december)(?![^ ]))',
  mar: '(?<=(?:in|since|of|for|from|to|en|de|desde|y|con|a|vs) )mar|mar(?= 20\\d\\d)',
  ago: '(?<=(?:en|de|desde|y|con|a|vs) )ago|ago(?= 20\\d\\d)',
  set: '(?<=(?:en|de|desde|y|con|a|vs) )set(?= |$)',
};
export const MONTH = `(${MONTHS.flat()
  .map((name) => DOUBTFUL[name] ?? name)
  .join('|')})`;
export const WEEKDAY = `(${WEEKDAYS.flat().join('|')})`;

/** The names that are long enough to be mended to. */
export const TIME_NAMES = [...MONTHS, ...WEEKDAYS]
  .flat()
  .filter((name) => name.length >= 5)
  .concat(
    'week weeks month months year years quarter weekend previous current following semana semanas meses trimestre quincena pasado pasada anterior ultimo ultima ultimos ultimas proximo proxima siguiente verano summer winter invierno'.split(
      ' ',
    ),
  );

/** The month, from 1, or 0. */
export function monthNumber(name: string): number {
  return MONTHS.findIndex((names) => names.includes(name)) + 1;
}

/** The day of the week, 0 for Sunday, or -1. */
export function weekdayNumber(name: string): number {
  return WEEKDAYS.findIndex((names) => names.includes(name));
}
