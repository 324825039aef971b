import { callCodes } from '@takt/contract/ground/errors.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { massOutcome } from '@takt/domain/people/mass-sign-in.ts'
import { CallFailure, call } from '../../data/call/call.ts'
import { oneByOne } from '../../data/call/one-by-one.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { MassSignInAnswer } from './use-mass-sign-in.ts'

/** Signs one employee in or out at several machines, one call after another. */
export const massSignIn = definePanel<'machine', MassSignInAnswer>({
  id: 'mass-sign-in',
  for: 'machine',
  visible: (_, session) => can(session, 'report-quantity'),
  disabled: (_, { employee, machines }) => {
    if (employee.trim() === '') return 'people.enter-number'
    return machines.length === 0 ? 'people.choose-machines' : undefined
  },
  async perform(_, answer, requestId) {
    const { action, employee, machines, present, leaves, onProgress, onOutcome } = answer
    const already = new Set(action === 'in' ? present : [])
    const signOut = async (machine_id: string, id: string) => {
      try {
        await call('sign_out_employee_at_machine', { machine_id, employee_id: employee }, { requestId: id })
      } catch (problem) {
        // Somebody was faster, or the person never was there: it is as it should be.
        if (!(problem instanceof CallFailure) || problem.code !== callCodes.alreadyDone) throw problem
        already.add(machine_id)
      }
    }
    // Not exclusive: the person stays at every chosen machine.
    const signIn = (machine_id: string, id: string) =>
      call('sign_in_employee_at_machine', { machine_id, employee_id: employee, exclusive: 0 }, { requestId: id })
    const leaving = new Set(leaves)
    const act = (machine_id: string, id: string) =>
      action === 'out' || leaving.has(machine_id) ? signOut(machine_id, id) : signIn(machine_id, id)
    const result = await oneByOne([...machines, ...leaves], { requestId, act, onProgress })
    const outcome = massOutcome({ ...result, done: result.done.filter((id) => !leaving.has(id)) }, already)
    onOutcome(outcome)
    const [first] = outcome.failed
    if (first) {
      const words = { failed: outcome.failed.map(({ machine_id }) => machine_id).join(', '), why: first.why }
      throw new CallFailure(say(action === 'in' ? 'people.mass-in-failed' : 'people.mass-out-failed', words), {
        status: result.unreached ? 0 : 409,
        code: callCodes.refused,
      })
    }
    return say(action === 'in' ? 'people.mass-signed-in' : 'people.mass-signed-out')
  },
  load: () => import('./MassSignInPanel.tsx'),
})
