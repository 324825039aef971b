/**
 * How far PostgreSQL's planner would unfold a query. It puts sub-queries into each other before it knows what they cost:
 * twenty levels that name a column twice become a million terms. Planning hears no time limit and keeps none of memory,
 * so what is too heavy is found out here, on the tree of PostgreSQL's own parser, and never sent.
 */

/** Planned within a quarter of a second, and more than a person writes in 20,000 signs. */
export const MOST_TERMS = 20_000
/** Orders in which tables can be joined are tried one by one. */
export const MOST_TABLES = 40

export class TooHeavyError extends Error {}

type Tree = Readonly<Record<string, unknown>>

/** What stands behind FROM, or a whole SELECT: how large each of its columns is when it is put in where it is named. */
interface Source {
  readonly columns: ReadonlyMap<string, number>
  /** Of a column whose name is not known here; 0 when there is none. */
  readonly unknown: number
  /** Branches of UNION: what stands around them is repeated for each. */
  readonly branches: number
}

interface Place {
  readonly sources: readonly (readonly [string, Source])[]
  readonly withs: ReadonlyMap<string, Named>
  readonly outer?: Place
}

/** A WITH: what each time that it is named costs. */
interface Named extends Source {
  readonly terms: number
  readonly tables: number
}

/** Counts what was met so far; more than the limits ends it. */
class Load {
  terms = 0
  tables = 0
  add(terms: number, tables = 0): void {
    this.terms += terms
    this.tables += tables
    if (this.terms > MOST_TERMS || this.tables > MOST_TABLES) throw new TooHeavyError()
  }
}

/** Throws what is too heavy, and what is not one SELECT. The tree is that of `libpg-query`. */
export function weigh(tree: unknown): { readonly terms: number; readonly tables: number } {
  const statements = listOf((tree as Tree).stmts)
  const select = (statements[0]?.stmt as Tree | undefined)?.SelectStmt
  if (statements.length !== 1 || !select) throw new TooHeavyError()
  const load = new Load()
  sourceOfSelect(select as Tree, { sources: [], withs: new Map() }, load)
  return { terms: load.terms, tables: load.tables }
}

function sourceOfSelect(select: Tree, outer: Place, load: Load): Source {
  const withs = new Map(outer.withs)
  for (const one of listOf((select.withClause as Tree | undefined)?.ctes)) nameWith(one.CommonTableExpr as Tree)
  const around = { ...outer, withs }
  return isUnion(select) ? ofUnion() : ofOne()

  function nameWith(one: Tree): void {
    const query = (one.ctequery as Tree).SelectStmt as Tree | undefined
    if (!query) throw new TooHeavyError()
    const own = new Load()
    const source = sourceOfSelect(query, { ...outer, withs: new Map(withs) }, own)
    const name = String(one.ctename)
    if (one.ctematerialized === 'CTEMaterializeAlways') {
      load.add(own.terms, own.tables)
      withs.set(name, { ...A_TABLE, terms: 1, tables: 1 })
      return
    }
    withs.set(name, { ...(one.aliascolnames ? renamed(source) : source), terms: own.terms, tables: own.tables })
  }

  function ofUnion(): Source {
    const left = sourceOfSelect(select.larg as Tree, around, load)
    const right = sourceOfSelect(select.rarg as Tree, around, load)
    load.add(termsOf(select.sortClause, around, load))
    const unknown = Math.max(largest(left), largest(right))
    return { columns: new Map(), unknown, branches: left.branches + right.branches }
  }

  function ofOne(): Source {
    const sources: [string, Source][] = []
    const place: Place = { sources, withs, outer }
    for (const one of listOf(select.fromClause)) addSources(one, place, sources, load)
    // As many such sub-queries can be joined as tables.
    if (sources.length === 0) load.add(1, 1)
    const branches = Math.max(1, ...sources.map(([, source]) => source.branches))
    const columns = new Map<string, number>()
    let unknown = 0
    for (const target of listOf(select.targetList)) {
      const { name, val } = target.ResTarget as { name?: string; val?: Tree }
      const terms = termsOf(val, place, load)
      load.add(terms * branches)
      const called = name ?? nameOf(val)
      if (called) columns.set(called, Math.max(terms, columns.get(called) ?? 0))
      else if (isStar(val)) {
        for (const [, source] of sources) {
          unknown = Math.max(unknown, source.unknown)
          for (const [key, size] of source.columns) columns.set(key, Math.max(size, columns.get(key) ?? 0))
        }
      } else unknown = Math.max(unknown, terms)
    }
    const rest = ['whereClause', 'groupClause', 'havingClause', 'windowClause', 'sortClause', 'distinctClause']
    for (const part of [...rest, 'valuesLists', 'limitCount', 'limitOffset']) {
      const terms = termsOf(select[part], place, load)
      if (part === 'valuesLists') unknown = Math.max(unknown, terms)
      load.add(terms * branches)
    }
    return { columns, unknown, branches: Math.max(1, sum(sources.map(([, source]) => source.branches))) }
  }
}

function isUnion(select: Tree): boolean {
  return select.larg !== undefined
}

/** Tables, sub-queries, functions and joins of them, each by the name under which its columns are reached. */
function addSources(node: Tree, place: Place, into: [string, Source][], load: Load): void {
  const [kind, value] = Object.entries(node)[0] as [string, Tree]
  const called = (value.alias as { aliasname?: string; colnames?: unknown } | undefined) ?? {}
  const under = (source: Source, name: string) =>
    into.push([called.aliasname ?? name, called.colnames ? renamed(source) : source])
  switch (kind) {
    case 'RangeVar':
      return void under(ofTable(String(value.relname), value.schemaname !== undefined), String(value.relname))
    case 'RangeSubselect':
      return void under(sourceOfSelect((value.subquery as Tree).SelectStmt as Tree, place, load), '')
    case 'JoinExpr': {
      const before = into.length
      addSources(value.larg as Tree, place, into, load)
      addSources(value.rarg as Tree, place, into, load)
      load.add(termsOf(value.quals, place, load))
      if (called.aliasname) under(joined(into.slice(before)), '')
      return
    }
    default: {
      const terms = termsOf(value, place, load)
      load.add(terms, 1)
      under({ ...A_TABLE, unknown: Math.max(1, terms) }, '')
    }
  }

  function ofTable(name: string, elsewhere: boolean): Source {
    const known = elsewhere ? undefined : place.withs.get(name)
    load.add(known?.terms ?? 1, known?.tables ?? 1)
    return known ?? A_TABLE
  }
}

const A_TABLE: Source = { columns: new Map(), unknown: 1, branches: 1 }

function joined(parts: readonly (readonly [string, Source])[]): Source {
  const sources = parts.map(([, source]) => source)
  return { columns: new Map(), unknown: sum(sources.map(largest)), branches: sum(sources.map((one) => one.branches)) }
}

/** Its columns have other names now. */
function renamed(source: Source): Source {
  return { ...source, columns: new Map(), unknown: largest(source) }
}

function largest({ columns, unknown }: Source): number {
  return Math.max(unknown, ...columns.values())
}

function sizeOfRow({ columns, unknown }: Source): number {
  return unknown + sum([...columns.values()])
}

/** How many terms an expression has when every column that it names is put in. */
function termsOf(value: unknown, place: Place, load: Load): number {
  if (Array.isArray(value)) return sum(value.map((one) => termsOf(one, place, load)))
  if (typeof value !== 'object' || value === null) return 0
  let terms = 0
  for (const [kind, inner] of Object.entries(value)) {
    if (kind === 'ColumnRef') terms += termsOfColumn(inner as Tree, place)
    else if (kind === 'SelectStmt') {
      // Repeated with the column whose expression it stands in.
      const own = new Load()
      sourceOfSelect(inner as Tree, place, own)
      load.add(0, own.tables)
      terms += 1 + own.terms
    } else if (kind !== 'String') terms += (/^[A-Z]/.test(kind) ? 1 : 0) + termsOf(inner, place, load)
    if (terms > MOST_TERMS) throw new TooHeavyError()
  }
  return terms
}

/** The most that it can be: a name that is not known inside may be one of the query around. */
function termsOfColumn(column: Tree, place: Place): number {
  const names = listOf(column.fields).map((field) => (field.String as { sval?: string } | undefined)?.sval)
  const table = names.length > 1 ? names.at(-2) : undefined
  let terms = 1
  for (let at: Place | undefined = place; at; at = at.outer) {
    const near = at.sources.filter(([called]) => table === undefined || called === table)
    terms = Math.max(terms, termsIn(near, names.at(-1)))
  }
  return terms
}

function termsIn(sources: readonly (readonly [string, Source])[], name: string | undefined): number {
  // A star, or the name of a table alone, is all of its columns.
  if (name === undefined) return sum(sources.map(([, source]) => sizeOfRow(source)))
  const whole = sources.filter(([called]) => called === name).map(([, source]) => sizeOfRow(source))
  const named = sources.flatMap(([, { columns }]) => columns.get(name) ?? [])
  // What two tables share is one column of both when they are joined by it.
  const found = sum(named)
  const hidden = found > 0 ? 0 : sum(sources.map(([, { unknown }]) => (unknown > 1 ? unknown : 0)))
  return Math.max(found, hidden, ...whole)
}

function isStar(val: Tree | undefined): boolean {
  return listOf((val?.ColumnRef as Tree | undefined)?.fields).some((field) => 'A_Star' in field)
}

function nameOf(val: Tree | undefined): string {
  const field = listOf((val?.ColumnRef as Tree | undefined)?.fields).at(-1)
  return (field?.String as { sval?: string } | undefined)?.sval ?? ''
}

function listOf(value: unknown): readonly Tree[] {
  return Array.isArray(value) ? (value as Tree[]) : []
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
