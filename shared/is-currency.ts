/** Whether this runtime knows the ISO 4217 code. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
