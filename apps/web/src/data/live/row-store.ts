/** Rows by key with a subscription per row: when one machine changes, one line of the screen is drawn again. */
export interface RowStore<Row> {
  get(key: string): Row | undefined
  keys(): readonly string[]
  set(rows: readonly Row[]): void
  put(row: Row): void
  subscribeRow(key: string, then: () => void): () => void
  subscribeKeys(then: () => void): () => void
  /** Told which rows changed, also of those that went. */
  subscribeAny(then: (changed: readonly string[]) => void): () => void
  version(): number
}

export function createRowStore<Row extends object>(keyOf: (row: Row) => string): RowStore<Row> {
  let rows = new Map<string, Row>()
  let keys: readonly string[] = []
  let version = 0
  const byRow = new Map<string, Set<() => void>>()
  const byKeys = new Set<() => void>()
  const byAny = new Set<(changed: readonly string[]) => void>()

  const tell = (listeners: ReadonlySet<() => void> | undefined) => {
    for (const then of listeners ?? []) then()
  }
  const changed = (keysChanged: boolean, changedKeys: readonly string[]) => {
    if (!keysChanged && changedKeys.length === 0) return
    version += 1
    for (const key of changedKeys) tell(byRow.get(key))
    if (keysChanged) tell(byKeys)
    for (const then of byAny) then(changedKeys)
  }

  return {
    get: (key) => rows.get(key),
    keys: () => keys,
    version: () => version,
    put(row) {
      const key = keyOf(row)
      const before = rows.get(key)
      if (before && sameFields(before, row)) return
      rows.set(key, row)
      if (!before) keys = [...keys, key]
      changed(!before, [key])
    },
    set(list) {
      const next = new Map<string, Row>()
      for (const row of list) {
        const key = keyOf(row)
        const before = rows.get(key)
        next.set(key, before && sameFields(before, row) ? before : row)
      }
      const gone = keys.filter((key) => !next.has(key))
      const other = [...next.keys()].filter((key) => rows.get(key) !== next.get(key))
      const nextKeys = [...next.keys()]
      const keysChanged = nextKeys.length !== keys.length || nextKeys.some((key, at) => key !== keys[at])
      rows = next
      if (keysChanged) keys = nextKeys
      changed(keysChanged, [...gone, ...other])
    },
    subscribeRow(key, then) {
      const own = byRow.get(key) ?? new Set()
      byRow.set(key, own.add(then))
      return () => {
        own.delete(then)
        if (own.size === 0 && byRow.get(key) === own) byRow.delete(key)
      }
    },
    subscribeKeys(then) {
      byKeys.add(then)
      return () => byKeys.delete(then)
    },
    subscribeAny(then) {
      byAny.add(then)
      return () => byAny.delete(then)
    },
  }
}

/** Rows are flat apart from short lists of numbers, so one level and a comparison of lists is enough. */
function sameFields(a: object, b: object): boolean {
  const left = Object.entries(a)
  const right = b as Record<string, unknown>
  return left.length === Object.keys(b).length && left.every(([name, value]) => sameValue(value, right[name]))
}

function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  return (
    Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((value, at) => Object.is(value, b[at]))
  )
}
