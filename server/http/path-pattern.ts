/** Returns a pattern for the paths of an endpoint, whose `:name` stands for one part of the path. */
export function toPathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}
