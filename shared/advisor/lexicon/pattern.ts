/**
 * A pattern of words. `|` separates them; `*` after a letter is any letters; `~` is up to four words, `≈` up to eight. What was
 * already found stands as a capital: P a period, A an amount of money, N a number, X a percentage, C a category, M a
 * merchant.
 */
export function toPattern(source: string, flags = ''): RegExp {
  const text = source
    .replaceAll(' ~ ', '(?: [^ ]+){0,4} ')
    .replaceAll(' ≈ ', '(?: [^ ]+){0,8} ')
    .replace(/(?<=[a-z])\*/g, '[a-z]*')
    .replaceAll('\\S', '[^ ]')
    .replace(/(?<![A-Z\\])([PANXCM])(?![A-Za-z[])/g, '$1[0-9]+');
  return new RegExp(`(?<![^ ])(?:${text})(?![^ ])`, flags);
}

/** As `toPattern`, with flag `d`: its groups are the gaps in which any words may stand. */
export function toPatternWithGaps(source: string): RegExp {
  const gap = (words: string) => `(${words})`;
  const withGaps = source
    .replaceAll(/\((?!\?)/g, '(?:')
    .replaceAll(/\(\?:\\S\+ \)(?:\{\d,\d\}|\?)/g, gap)
    .replaceAll(' ~ ', `${gap('(?: [^ ]+){0,4}')} `)
    .replaceAll(' ≈ ', `${gap('(?: [^ ]+){0,8}')} `);
  return toPattern(withGaps, 'dg');
}

/** The words of a pattern, and the beginnings that any letters may follow. */
export function wordsOf(source: string): { words: string[]; beginnings: string[] } {
  const words: string[] = [];
  const beginnings: string[] = [];
  const rest = source
    .replaceAll('[a-z]', '\\S')
    .replaceAll('[oa]', '(o|a)')
    .replace(/([a-z]+)(?:\*|\\S[+*]?)/g, (_, start: string) => {
      if (start.length > 2) beginnings.push(start);
      return ' ';
    })
    .replace(
      /([a-z]+)\(([a-z|]+)\)(\?)?([a-z]*)(\?)?/g,
      (_, stem: string, ends: string, may = '', tail = '', mayTail = '') => {
        for (const end of [...ends.split('|'), ...(may === '' ? [] : [''])]) {
          words.push(stem + end + tail);
          if (mayTail !== '') words.push(stem + end + tail.slice(0, -1));
        }
        return ' ';
      },
    )
    .replace(/([a-z]+)([a-z])\?/g, (_, stem: string, end: string) => {
      words.push(stem, stem + end);
      return ' ';
    });
  return { words: [...words, ...(rest.match(/[a-z]+/g) ?? [])], beginnings };
}
