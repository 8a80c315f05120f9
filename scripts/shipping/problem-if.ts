/** A list with the sentence if there is a problem, else an empty list. */
export function problemIf(isProblem: boolean, sentence: string): string[] {
  return isProblem ? [sentence] : [];
}
