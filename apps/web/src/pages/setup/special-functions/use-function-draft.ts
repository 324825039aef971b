import { callCodes } from '@takt/contract/ground/errors.ts'
import { countChanges, type FunctionDraft, noDraft, withDraft } from '@takt/domain/ground/special-function-draft.ts'
import type { MachineFunctionsRow } from '@takt/domain/machines/model/machine-functions.ts'
import { useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'

/** What is changed and not saved of one machine, and the way to save it. */
export function useFunctionDraft(row: MachineFunctionsRow, reload: () => Promise<void>) {
  const text = useText()
  const [draft, setDraft] = useState<FunctionDraft>(noDraft)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const changes = countChanges(row, draft)

  const save = async (): Promise<void> => {
    setBusy(true)
    setProblem('')
    const { special_functions, function_values } = withDraft(row, draft)
    try {
      await call('save_machine_functions', {
        machine_id: row.machine_id,
        special_functions: [...special_functions],
        function_values: { ...function_values },
        version: row.version,
      })
      await reload()
      setDraft(noDraft)
      notify.success(text('functions.saved', { machine: row.machine_id }))
    } catch (thrown) {
      if (!(thrown instanceof CallFailure)) throw thrown
      await reload()
      setProblem(thrown.code === callCodes.conflict ? text('functions.conflict') : thrown.message)
    } finally {
      setBusy(false)
    }
  }
  return {
    draft,
    changes,
    busy,
    problem,
    save,
    turn: (number: number, on: boolean) => setDraft({ ...draft, switched: { ...draft.switched, [number]: on } }),
    tell: (number: number, value: string) => setDraft({ ...draft, values: { ...draft.values, [number]: value } }),
    discard: () => {
      setDraft(noDraft)
      setProblem('')
    },
  }
}
