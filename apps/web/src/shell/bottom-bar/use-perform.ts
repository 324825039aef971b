import { callCodes } from '@takt/contract/ground/errors.ts'
import { useRef, useState, useSyncExternalStore } from 'react'
import { CallFailure, newRequestId } from '../../data/call/call.ts'
import { queryClient } from '../../data/call/query-client.ts'
import { type Selection, type SelectionKind, select } from '../../data/chosen/selection.ts'
import { machines, reloadMachines } from '../../data/machines/machines.ts'
import { mayActOnDevice } from '../../data/session/device-sign-in.ts'
import { say } from '../../data/words/use-text.ts'
import type { Panel } from '../../panels/define-panel.ts'
import { TryAgain } from '../../panels/try-again.ts'
import { notify } from '../../parts/notices.ts'
import { tellDone } from '../../parts/undo.ts'

/** One lock for the whole bar: whatever is pressed meanwhile, and however often, is done once. The panel that holds it. */
let performing: string | null = null
const listeners = new Set<() => void>()

function lock(panel: string | null): void {
  performing = panel
  for (const tell of listeners) tell()
}

/** The panel that performs now: the others can not be pressed until it is done. */
export function usePerforming(): string | null {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => performing,
  )
}

export function usePerform(panel: Panel<SelectionKind, unknown>, selection: Selection) {
  const [busy, setBusy] = useState(false)
  const request = useRef<{ of: string; id: string } | null>(null)

  const perform = async (answer: unknown): Promise<boolean> => {
    if (performing !== null || !panel.perform || !mayActOnDevice()) return false
    lock(panel.id)
    setBusy(true)
    const of = JSON.stringify([selection, answer])
    // The same press again, after the net failed, is the same request: the server books it once.
    if (request.current?.of !== of) request.current = { of, id: newRequestId() }
    try {
      const said = await panel.perform(selection.of, answer, request.current.id)
      if (typeof said === 'string') notify.success(said)
      else if ('done' in said) tellDone(said.done, said.undo, show)
      else notify.info('told' in said ? said.told : said.waiting)
      request.current = null
      return true
    } catch (problem) {
      if (problem instanceof CallFailure && problem.status > 0) request.current = null
      if (problem instanceof TryAgain) offerAgain(problem, () => void perform(answer))
      else await show(problem)
      return false
    } finally {
      lock(null)
      setBusy(false)
    }
  }
  return { busy, perform }
}

function offerAgain(problem: TryAgain, again: () => void): void {
  const showAgain = () => offerAgain(problem, again)
  notify.persistent(problem.message, [
    ...problem.offers.map(({ label, run }) => ({ label, run: () => run(showAgain) })),
    { label: say('start.try-again'), run: again },
    { label: say('start.give-up'), run: () => undefined },
  ])
}

/** A failure is shown; when somebody else was faster the screen also shows what is true now. */
async function show(problem: unknown): Promise<void> {
  if (!(problem instanceof CallFailure)) throw problem
  if (problem.code !== callCodes.conflict) return notify.failure(problem.message)
  notify.failure(say('stop.changed-meanwhile'))
  // What was chosen was chosen for a state that is gone.
  select(null)
  await Promise.all([machines.keys().length > 0 ? reloadMachines() : null, queryClient.invalidateQueries()])
}
