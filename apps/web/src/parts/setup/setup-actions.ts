/** Setup and forced stops: each action says what came of it, and answers whether it was done. */
import type { ProcedureInput } from '@takt/contract/procedures.ts'
import { call } from '../../data/call/call.ts'
import { machines } from '../../data/machines/machines.ts'
import { mayActOnDevice } from '../../data/session/device-sign-in.ts'
import { say } from '../../data/words/use-text.ts'
import { notify } from '../notices.ts'

export function approveFirstPiece(approval: ProcedureInput<'first_piece_ok'>): Promise<boolean> {
  return told(async () => {
    await call('first_piece_ok', approval)
    return say('setup.first-piece-confirmed', { machine: approval.machine_id })
  })
}

export function cancelSetup(machine_id: string): Promise<boolean> {
  return told(async () => {
    await call('resume_setup', { machine_id, set_status: 'off' })
    return say('setup.cancelled', { machine: machine_id })
  })
}

export function cancelForcedStop(machine_id: string): Promise<boolean> {
  return told(async () => {
    const [row] = await call('cancel_forced_stop', { machine_id })
    const machine = machines.get(machine_id)
    // At once, also while the live link is away.
    if (machine && row) machines.put({ ...machine, force_stop_enabled: row.force_stop_enabled })
    return say('setup.forced-stop-cancelled', { machine: machine_id })
  })
}

export function orderForcedStop(machine_id: string): Promise<boolean> {
  return told(async () => {
    await call('order_forced_stop', { machine_id })
    return say('forced.order-done', { machine: machine_id })
  })
}

async function told(act: () => Promise<string>): Promise<boolean> {
  if (!mayActOnDevice()) return false
  try {
    notify.success(await act())
    return true
  } catch (problem) {
    notify.refused(problem)
    return false
  }
}
