const SECRET = /SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL|SMTP_URL/i;

/** Whether a variable with this name holds a secret of the operator. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}
