/**
 * Every time zone that the browser knows, and the chosen one: 'Europe/Madrid (GMT+1)'. Labels are made when they are read,
 * because all of them take longer than the rest of a screen.
 */
export function timeZoneOptions(
  chosenZone: string,
  nowMs: number,
): { value: string; readonly label: string }[] {
  // Some browsers leave out UTC, and a chosen zone may have an older name.
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosenZone]);
  return [...names].toSorted().map((name) => {
    let label: string | undefined;
    return {
      value: name,
      get label() {
        return (label ??= timeZoneLabel(name, nowMs));
      },
    };
  });
}

function timeZoneLabel(name: string, nowMs: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(nowMs).find(({ type }) => type === 'timeZoneName')?.value;
  return `${name.replaceAll('_', ' ')} (${offset ?? 'GMT'})`;
}
