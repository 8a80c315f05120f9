export function withoutUndefined<Fields extends Record<string, unknown>>(fields: Fields) {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
}
