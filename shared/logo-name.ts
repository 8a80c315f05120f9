/** An installation's name as the logo writes it: the product's own in small letters. */
export function toLogoName(name: string): string {
  return name === 'Saldo' ? 'saldo' : name;
}
