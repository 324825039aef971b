import { useMemo, useState } from 'react'
import type { CallFailure } from '../../data/call/call.ts'
import { useLoad } from '../../data/call/use-load.ts'
import { useMachine, useMachinesLoad } from '../../data/machines/machines.ts'
import { useSession } from '../../data/session/session.ts'
import type { Opening, WizardContext } from '../engine/define-step.ts'

export type ContextLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly context: WizardContext }

/** A wizard decides which steps it has only when the machine, its special functions and its touch config are known. */
export function useWizardContext(machine_id: string, opening: Opening): ContextLoad {
  const session = useSession()
  const list = useMachinesLoad()
  const machine = useMachine(machine_id)
  const touch = useLoad('get_touch_config_for_machine', { machine_id }, { reloadOn: ['SettingsChanged'] })
  const orders = useLoad('get_running_orders', { machine_id }, { reloadOn: ['OrderChanged'] })
  const running = orders.rows
  /** The failure after which it was tried again: until another one comes, it is being loaded. */
  const [retried, setRetried] = useState<CallFailure | null>(null)

  const context = useMemo<WizardContext | null>(() => {
    if (!machine || touch.rows === undefined) return null
    return { machine, touch: touch.rows[0] ?? null, session, running: running ?? null, opening }
  }, [machine, touch.rows, session, running, opening])

  if (context) return { state: 'ready', context }
  const error = (machine ? null : list.error) ?? touch.error
  if (error && error !== retried) {
    const retry = () => {
      setRetried(error)
      if (!machine) list.reload()
      void touch.reload()
    }
    return { state: 'failed', message: error.message, retry }
  }
  if (!machine && !list.loading && !error) return { state: 'missing' }
  return { state: 'loading' }
}
