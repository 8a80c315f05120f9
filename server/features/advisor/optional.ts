/** The fields that are set. */
export function optional<Fields extends Record<string, unknown>>(fields: Fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
}
