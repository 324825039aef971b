import type { Row } from '@takt/domain/dashboards/value-config.ts'

/** An answer may have been read on the server just before a change that reached us first: such changes stay on top of it. */
const ON_ITS_WAY_MS = 5000

/** Which machines changed when, as told by the live link; times are this browser's. */
export type ChangedAt = ReadonlyMap<string, number>

/**
 * Puts newer machine rows over the rows of a source of machines. Rows that did not change keep their identity, so only
 * their own line is drawn again; no row is added, because the source decides which machines it holds.
 */
export function withLiveMachines(
  rows: readonly Row[],
  on: { readonly loadedAt: number; readonly changedAt: ChangedAt; readonly machine: (id: string) => Row | undefined },
): readonly Row[] {
  let changed = false
  const patched = rows.map((row) => {
    const id = String(row.machine_id)
    const at = on.changedAt.get(id)
    const live = at !== undefined && at > on.loadedAt - ON_ITS_WAY_MS ? on.machine(id) : undefined
    if (live === undefined) return row
    changed = true
    return merged(row, live)
  })
  return changed ? patched : rows
}

const mergedRows = new WeakMap<Row, { readonly live: Row; readonly row: Row }>()

/** The same pair gives the same object: a table compares rows by identity. */
function merged(row: Row, live: Row): Row {
  const known = mergedRows.get(row)
  if (known?.live === live) return known.row
  const next = { ...row, ...live }
  mergedRows.set(row, { live, row: next })
  return next
}
