/** How a step takes what is scanned: the frame asks it, and only a step that says it takes scans. */
import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { addTaker } from '../../device/scan-takers.ts'

/** `false`: the code is nothing for this step; `searched`: it names several rows, of which none is chosen yet. */
type TakeScan = (code: string) => boolean | 'searched'

export interface StepScanSlot {
  take: TakeScan | null
}

export const StepScan = createContext<StepScanSlot | null>(null)

/** Outside of a wizard the same field is asked like any other taker of the page. */
export function useStepScan(take: TakeScan): void {
  const slot = useContext(StepScan)
  const now = useEffectEvent(take)
  useEffect(() => {
    const own: TakeScan = (code) => now(code)
    if (slot === null) return addTaker((code) => own(code) !== false)
    slot.take = own
    return () => {
      if (slot.take === own) slot.take = null
    }
  }, [slot])
}
