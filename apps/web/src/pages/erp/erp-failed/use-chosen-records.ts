import type { FailedErpRecord } from '@takt/domain/erp/model/erp.ts'
import type { ErpSubject } from '@takt/domain/erp/subjects.ts'
import { useEffect, useMemo } from 'react'
import { type Selection, select, selection, useSelection } from '../../../data/chosen/selection.ts'

export interface ChosenRecords {
  readonly keys: ReadonlySet<string>
  toggle(key: string): void
  /** All that can be chosen, or none. */
  setAll(all: boolean): void
}

export const recordKey = ({ record_no }: { record_no: number }): string => String(record_no)

/** The bar's selection is the only place where chosen rows are kept; closing the bar takes the choice back. */
export function useChosenRecords(subject: ErpSubject, rows: readonly FailedErpRecord[] | undefined): ChosenRecords {
  const numbers = numbersOf(useSelection())
  const keys = useMemo(() => new Set(numbers.map(String)), [numbers])
  // What was sent again waits for its result: there is nothing to do with it meanwhile.
  const failed = useMemo(() => rows?.filter(({ status }) => status === 'F'), [rows])
  const choose = (wanted: ReadonlySet<string>) => {
    const records = (failed ?? []).filter((row) => wanted.has(recordKey(row)))
    if (records.length === 0) select(null)
    else if (subject !== 'pallet_flag_history') select({ kind: 'erp-records', of: { records } })
    else select({ kind: 'failed-pallet-flags', of: { record_nos: records.map(({ record_no }) => record_no) } })
  }
  // A record that was taken meanwhile, or is no longer shown, leaves the choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list can take a row out of the choice
  useEffect(() => {
    const before = numbersOf(selection())
    if (failed === undefined || before.length === 0) return
    const left = before.filter((record_no) => failed.some((row) => row.record_no === record_no))
    if (left.length !== before.length) choose(new Set(left.map(String)))
  }, [failed])
  useEffect(() => () => select(null), [])
  return {
    keys,
    toggle: (key) => {
      const next = new Set(keys)
      if (!next.delete(key)) next.add(key)
      choose(next)
    },
    setAll: (all) => choose(new Set(all ? failed?.map(recordKey) : [])),
  }
}

const none: readonly number[] = []
const known = new WeakMap<object, readonly number[]>()

/** The same list for the same selection, so that nothing is drawn anew for nothing. */
function numbersOf(chosen: Selection | null): readonly number[] {
  if (chosen?.kind === 'failed-pallet-flags') return chosen.of.record_nos
  if (chosen?.kind !== 'erp-records') return none
  let numbers = known.get(chosen.of)
  if (numbers === undefined) {
    numbers = chosen.of.records.map(({ record_no }) => record_no)
    known.set(chosen.of, numbers)
  }
  return numbers
}
