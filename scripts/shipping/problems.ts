const SECRET = /SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL|SMTP_URL/i;

/** Returns a list with the sentence if there is a problem, else an empty list. */
export function problemIf(isProblem: boolean, sentence: string): string[] {
  return isProblem ? [sentence] : [];
}

/** Names the variables that the program does not read. */
export function findUnknownSettings(
  environment: Record<string, string>,
  settings: readonly string[],
): string[] {
  return Object.keys(environment).filter((name) => !settings.includes(name));
}

/** Whether a variable with this name holds a secret of the operator. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}
