import { TRAIL_PAGE } from '@takt/contract/setup/get_audit_trail.ts'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { notify } from '../../../parts/notices.ts'
import type { Entry, Filter } from './trail-filter.ts'

interface Older {
  /** Of which first page and filter they are the rest. */
  readonly of: string
  readonly rows: readonly Entry[]
  readonly isWhole: boolean
}

/** The first page as it is now, and older ones as they are asked for. */
export function useTrail(filter: Filter, enabled: boolean) {
  const load = useLoad('get_audit_trail', filter, { enabled })
  const first = load.rows ?? []
  const of = JSON.stringify([filter, first.at(-1)?.id])
  const [kept, setKept] = useState<Older>({ of: '', rows: [], isWhole: false })
  const [busy, setBusy] = useState(false)
  const older = kept.of === of ? kept : { of, rows: [], isWhole: false }
  const rows = [...first, ...older.rows]
  const more = async () => {
    setBusy(true)
    try {
      const next = await call('get_audit_trail', { ...filter, after: rows.at(-1)?.id })
      setKept({ of, rows: [...older.rows, ...next], isWhole: next.length < TRAIL_PAGE })
    } catch (problem) {
      notify.refused(problem)
    }
    setBusy(false)
  }
  return { load, rows, isWhole: older.isWhole, busy, more }
}
