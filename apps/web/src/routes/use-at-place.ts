import { useMemo } from 'react'
import type { useLoad } from '../data/call/use-load.ts'
import { useMachinesLoad } from '../data/machines/machines.ts'
import { useMachineKeys } from '../data/machines/use-machine-keys.ts'
import { isPlaceKnown, usePlace } from './place.ts'

type Load<Row> = Omit<ReturnType<typeof useLoad>, 'rows' | 'loading' | 'reload'> & {
  readonly rows: readonly Row[] | undefined
  reload(): Promise<void>
}

/**
 * The rows at machines of the page's place. Which machines stand there comes with another load: until both are here the
 * rows are undefined, so that a page cannot say that there is nothing while it only does not know.
 */
export function useAtPlace<Row extends { readonly machine_id: string }>(
  load: Load<Row>,
): { readonly keys: readonly string[]; readonly load: Load<Row> } {
  const place = usePlace()
  const keys = useMachineKeys(place)
  const machines = useMachinesLoad()
  const known = isPlaceKnown(place) && !machines.loading && (machines.error === null || keys.length > 0)
  const { rows } = load
  const here = useMemo(() => {
    if (!known || rows === undefined) return undefined
    const ids = new Set(keys)
    return rows.filter(({ machine_id }) => ids.has(machine_id))
  }, [known, rows, keys])
  const reload = async () => {
    if (machines.error !== null) machines.reload()
    await load.reload()
  }
  return { keys, load: { ...load, rows: here, error: load.error ?? (known ? null : machines.error), reload } }
}
