/** SQL as a tagged template: every value becomes a bound parameter, so a query cannot be put together from user text. */
export interface Sql {
  readonly text: string
  readonly values: readonly unknown[]
}

interface RawSql {
  readonly raw: string
}

export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  const values: unknown[] = []
  let text = strings[0] as string
  parts.forEach((part, index) => {
    text += insert(part, values) + strings[index + 1]
  })
  return { text, values }
}

function insert(part: unknown, values: unknown[]): string {
  if (isRaw(part)) return part.raw
  if (isSql(part)) {
    const offset = values.length
    values.push(...part.values)
    return part.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + offset}`)
  }
  values.push(part)
  return `$${values.length}`
}

/** For constant parts written by us: a column list, a table name. Never for anything that came from outside. */
export function raw(text: string): RawSql {
  return { raw: text }
}

function isRaw(part: unknown): part is RawSql {
  return typeof part === 'object' && part !== null && 'raw' in part
}

function isSql(part: unknown): part is Sql {
  return typeof part === 'object' && part !== null && 'text' in part && 'values' in part
}
