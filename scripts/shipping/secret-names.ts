const SECRET = /SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL|SMTP_URL/i;

/** Whether a variable of that name holds what only the operator may know. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}
