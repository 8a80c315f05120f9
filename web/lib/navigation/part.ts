/** Code that is fetched when somebody needs it. */
export type Part<Content> = {
  /** Undefined until it has been fetched. */
  current: Content | undefined;
  fetch: () => Promise<Content>;
};

export function loadedPart<Content>(content: Content): Part<Content> {
  return { current: content, fetch: async () => content };
}

/** Code that `load` fetches; after a failure the next visit tries again. */
export function lazyPart<Content>(load: () => Promise<Content>): Part<Content> {
  const part: Part<Content> = {
    current: undefined,
    fetch: async () => (part.current ??= await load()),
  };
  return part;
}
