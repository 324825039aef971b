/** The codes that every one of the machines has, in the order of the first. */
export function sharedCodes<C extends { readonly stop_code: string }>(lists: readonly (readonly C[])[]): C[] {
  const [first = [], ...others] = lists
  const known = others.map((codes) => new Set(codes.map(({ stop_code }) => stop_code)))
  return first.filter(({ stop_code }) => known.every((codes) => codes.has(stop_code)))
}
