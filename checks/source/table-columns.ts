/** Which columns the tables have after all migrations, read from their text: no database is needed to know them. */

const NO_COLUMN = /^(like|primary key|foreign key|unique|check|constraint|exclude)\b/

/** Columns by table; `scripts` in the order in which they are applied. */
export function tableColumns(scripts: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const tables = new Map<string, Set<string>>()
  const of = (table: string) => {
    const columns = tables.get(table) ?? new Set()
    tables.set(table, columns)
    return columns
  }
  for (const statement of scripts.flatMap(statements)) {
    const created = /^create table (\w+) \(([\s\S]*)\)$/.exec(statement)
    if (created)
      for (const part of parts(String(created[2]))) if (!NO_COLUMN.test(part)) of(String(created[1])).add(word(part))
    const dropped = /^drop table (\w+)$/.exec(statement)
    if (dropped) tables.delete(String(dropped[1]))
    const altered = /^alter table (\w+)\s+([\s\S]*)$/.exec(statement)
    if (altered) for (const part of parts(String(altered[2]))) alter(tables, String(altered[1]), part)
  }
  return tables
}

function alter(tables: Map<string, Set<string>>, table: string, change: string): void {
  const columns = tables.get(table)
  const [, added] = /^add column (\w+)/.exec(change) ?? []
  const [, dropped] = /^drop column (\w+)/.exec(change) ?? []
  const [, before, after] = /^rename column (\w+) to (\w+)/.exec(change) ?? []
  const [, name] = /^rename to (\w+)/.exec(change) ?? []
  if (added) columns?.add(added)
  if (dropped) columns?.delete(dropped)
  if (before && after && columns?.delete(before)) columns.add(after)
  if (name && columns) {
    tables.delete(table)
    tables.set(name, columns)
  }
}

function statements(script: string): string[] {
  return script
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\$\$[\s\S]*?\$\$/g, '')
    .split(';')
    .map((statement) => statement.trim())
}

function word(part: string): string {
  return /^\w+/.exec(part)?.[0] ?? ''
}

/** What commas part outside brackets and quotes. */
function parts(list: string): string[] {
  const found: string[] = []
  let [depth, quoted, part] = [0, false, '']
  for (const sign of list) {
    if (sign === "'") quoted = !quoted
    if (!quoted && sign === '(') depth += 1
    if (!quoted && sign === ')') depth -= 1
    if (!quoted && depth === 0 && sign === ',') {
      found.push(part.trim())
      part = ''
    } else part += sign
  }
  return [...found, part.trim()].filter((one) => one !== '')
}
