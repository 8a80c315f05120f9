/** The sentence where there is a problem, to be spread into a list of them. */
export function problemIf(isProblem: boolean, sentence: string): string[] {
  return isProblem ? [sentence] : [];
}
