/**
 * Fields tell the form around them what they lack: one that shows something it cannot hand on holds the form back, or it
 * would save the value before; one that is empty or wrong is named beside the button that waits for it.
 */
import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react'

interface FieldReport {
  readonly label: string
  /** It must be filled in, and is not. */
  readonly missing: boolean
  /** What stands in it is told to be wrong. */
  readonly wrong: boolean
  /** What stands in it was not handed on. */
  readonly holds: boolean
}

type ReportField = (field: string, report: FieldReport | null) => void

export const FieldFaultsContext = createContext<ReportField>(() => undefined)

interface FieldFaults {
  readonly report: ReportField
  readonly any: boolean
  /** By their labels, as the form shows them. */
  readonly missing: readonly string[]
  readonly wrong: readonly string[]
}

export function useFieldFaults(): FieldFaults {
  const [fields, setFields] = useState<ReadonlyMap<string, FieldReport>>(new Map())
  const report = useCallback<ReportField>((field, told) => {
    setFields((before) => {
      const next = new Map(before)
      if (told) next.set(field, told)
      else next.delete(field)
      return next
    })
  }, [])
  const all = [...fields.values()]
  const labels = (what: 'missing' | 'wrong') => all.filter((each) => each[what]).map(({ label }) => label)
  return { report, any: all.some(({ holds }) => holds), missing: labels('missing'), wrong: labels('wrong') }
}

export function useReportField({ label, missing, wrong, holds }: FieldReport): void {
  const field = useId()
  const report = useContext(FieldFaultsContext)
  useEffect(() => report(field, { label, missing, wrong, holds }), [report, field, label, missing, wrong, holds])
  useEffect(() => () => report(field, null), [report, field])
}

/** Whoever pressed Save all the same begins at the first field that holds it back, however far up it stands. */
export function toFirstFault(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[data-fault]')
  field?.scrollIntoView({ block: 'nearest' })
  field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
}
