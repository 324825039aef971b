import { useEffect, useMemo } from 'react'

interface Given<Row> {
  readonly rows: readonly Row[] | undefined
  /** Those that the bar holds now. */
  readonly chosen: readonly Row[]
  keyOf(row: Row): string
  /** Puts these into the bar; none of them empties it. */
  choose(rows: readonly Row[]): void
  /** A press on another row leaves the one before. */
  readonly single?: true
}

/** Rows of a list that are chosen: one that changes is chosen anew, one that is gone leaves the choice. */
export function useChosenRows<Row>({ rows, chosen, keyOf, choose, single }: Given<Row>): {
  keys: ReadonlySet<string>
  toggle(key: string): void
} {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows are the occasion
  useEffect(() => {
    if (rows === undefined || chosen.length === 0) return
    choose(chosen.flatMap((before) => rows.find((row) => keyOf(row) === keyOf(before)) ?? []))
  }, [rows])
  return {
    keys: useMemo(() => new Set(chosen.map(keyOf)), [chosen, keyOf]),
    toggle: (key) => {
      const without = chosen.filter((row) => keyOf(row) !== key)
      const pressed = rows?.find((row) => keyOf(row) === key)
      if (pressed === undefined || without.length < chosen.length) choose(single ? [] : without)
      else choose(single ? [pressed] : [...without, pressed])
    },
  }
}
