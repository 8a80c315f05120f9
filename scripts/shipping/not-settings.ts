/** The variables that the program does not read. */
export function notSettings(environment: Record<string, string>, settings: readonly string[]): string[] {
  return Object.keys(environment).filter((name) => !settings.includes(name));
}
