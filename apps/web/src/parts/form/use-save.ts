import { useState } from 'react'
import { CallFailure } from '../../data/call/call.ts'
import { notify } from '../notices.ts'

interface SaveSteps {
  /** What is said when it is saved, '' for nothing; null where it was not even tried, and the fields stay. */
  onSave: () => Promise<string | null>
  onSaved?: (() => Promise<void>) | undefined
  /** What is there now is fetched: the next try is over what others saved meanwhile. */
  onRefused?: (() => Promise<void>) | undefined
}

export interface Saving {
  readonly busy: boolean
  /** Why the last try was refused, '' otherwise. */
  readonly failure: string
  /** Whether it was saved. */
  run(): Promise<boolean>
}

/** One press saves once; a refusal becomes a sentence, and what was typed stays. */
export function useSave({ onSave, onSaved, onRefused }: SaveSteps): Saving {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const run = async (): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailure('')
    try {
      const said = await onSave()
      if (said === null) return false
      await onSaved?.()
      if (said !== '') notify.success(said)
      return true
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      await onRefused?.()
      setFailure(problem.message)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, run }
}
