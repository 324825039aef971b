/**
 * Only `sql` and `raw` below can put it on. A fragment known by its shape could come from outside: a handler that binds
 * a client's `{"raw": "…"}` instead of its JSON would run it.
 */
const MADE_HERE = Symbol('made by the sql tag')

/** SQL as a tagged template: every value becomes a bound parameter, so a query cannot be put together from user text. */
export interface Sql {
  readonly [MADE_HERE]: 'query'
  readonly text: string
  readonly values: readonly unknown[]
}

interface RawSql {
  readonly [MADE_HERE]: 'raw'
  readonly raw: string
}

export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  const values: unknown[] = []
  let text = strings[0] as string
  parts.forEach((part, index) => {
    text += insert(part, values) + strings[index + 1]
  })
  return { [MADE_HERE]: 'query', text, values }
}

function insert(part: unknown, values: unknown[]): string {
  if (!isMadeHere(part)) {
    values.push(part)
    return `$${values.length}`
  }
  if (part[MADE_HERE] === 'raw') return part.raw
  const offset = values.length
  values.push(...part.values)
  return part.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + offset}`)
}

/** For constant parts written by us: a column list, a table name. Never for anything that came from outside. */
export function raw(text: string): RawSql {
  return { [MADE_HERE]: 'raw', raw: text }
}

function isMadeHere(part: unknown): part is Sql | RawSql {
  return typeof part === 'object' && part !== null && MADE_HERE in part
}
