/** Returns an installation's name as the logo shows it: 'Saldo', the default, is written in small letters. */
export function toLogoName(name: string): string {
  return name === 'Saldo' ? 'saldo' : name;
}
