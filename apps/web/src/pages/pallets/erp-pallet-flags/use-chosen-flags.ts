import type { PalletFlagReporting } from '@takt/domain/erp/model/erp.ts'
import { useEffect, useMemo } from 'react'
import { select, selection, useSelection } from '../../../data/chosen/selection.ts'
import { flagKey } from './flag-columns.tsx'

/** Only failed ones can be chosen: with the others there is nothing to do. */
export function useChosenFlags(rows: readonly PalletFlagReporting[] | undefined) {
  const chosen = useSelection()
  const keys = useMemo(
    () => new Set(chosen?.kind === 'failed-pallet-flags' ? chosen.of.record_nos.map(String) : []),
    [chosen],
  )
  const choose = (wanted: ReadonlySet<string>) => {
    const record_nos = (rows ?? []).filter((row) => row.failed && wanted.has(flagKey(row))).map((row) => row.recordNo)
    select(record_nos.length === 0 ? null : { kind: 'failed-pallet-flags', of: { record_nos } })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list can take a row out of the choice
  useEffect(() => {
    const now = selection()
    if (rows === undefined || now?.kind !== 'failed-pallet-flags') return
    const gone = now.of.record_nos.some((record_no) => !rows.some((row) => row.failed && row.recordNo === record_no))
    if (gone) choose(new Set(now.of.record_nos.map(String)))
  }, [rows])
  useEffect(() => () => select(null), [])
  return {
    keys,
    toggle: (key: string) => {
      const next = new Set(keys)
      if (!next.delete(key)) next.add(key)
      choose(next)
    },
  }
}
