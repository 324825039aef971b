/** A field that shows something it cannot hand on holds back the form around it, or the form would save the value before. */
import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react'

type ReportFault = (field: string, faulty: boolean) => void

export const FieldFaultsContext = createContext<ReportFault>(() => undefined)

export function useFieldFaults(): { readonly report: ReportFault; readonly any: boolean } {
  const [faulty, setFaulty] = useState<readonly string[]>([])
  const report = useCallback<ReportFault>((field, is) => {
    setFaulty((before) => {
      if (before.includes(field) === is) return before
      return is ? [...before, field] : before.filter((other) => other !== field)
    })
  }, [])
  return { report, any: faulty.length > 0 }
}

export function useReportFault(faulty: boolean): void {
  const field = useId()
  const report = useContext(FieldFaultsContext)
  useEffect(() => {
    report(field, faulty)
    return () => report(field, false)
  }, [report, field, faulty])
}
