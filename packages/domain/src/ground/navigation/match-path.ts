/** Finds the route of a path: `$name` takes one segment, `{-$name}` one or none; a fixed segment wins over a parameter. */
export interface PathPattern {
  readonly name: string
  readonly path: string
}

export interface PathMatch {
  readonly name: string
  /** The pattern that fits: a route has several when it has aliases. */
  readonly pattern: string
  readonly params: Readonly<Record<string, string>>
}

export function matchPath(patterns: readonly PathPattern[], path: string): PathMatch | undefined {
  const segments = split(path)
  const fitting = patterns
    .map(({ name, path: pattern }) => ({ name, pattern, params: fit(split(pattern), segments) }))
    .filter((match) => match.params !== undefined)
  fitting.sort((a, b) => (rank(a.pattern) < rank(b.pattern) ? -1 : 1))
  return fitting[0] as PathMatch | undefined
}

function fit(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (segments.length > pattern.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at]
    const optional = /^\{-\$(\w+)\}$/.exec(part)?.[1]
    if (segment === undefined) {
      if (optional === undefined) return undefined
      continue
    }
    const name = optional ?? (part.startsWith('$') ? part.slice(1) : undefined)
    if (name === undefined && part !== segment) return undefined
    if (name !== undefined) params[name] = decode(segment)
  }
  return params
}

/** Sorts fixed segments before parameters before optional ones, from the left. */
function rank(pattern: string): string {
  return split(pattern)
    .map((part) => (part.startsWith('{') ? '2' : part.startsWith('$') ? '1' : '0'))
    .join('')
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
