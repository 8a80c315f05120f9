type Nested = { readonly [key: string]: string | Nested };

/** Lists every text with its key, such as ['screens.app.titles.home', 'Your money, on your own server']. */
export function listedTexts(texts: Nested, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : listedTexts(value, `${path}${key}.`),
  );
}
