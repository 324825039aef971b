/** How the plant is asked what a code names, what that is called, and where it leads. */
import type { ProcedureRow } from '@takt/contract/procedures.ts'
import type { Lookup, ScannedThing } from '@takt/domain/ground/scanner/find-scanned.ts'
import { CallFailure, call } from '../../data/call/call.ts'
import { machines, machinesLoaded } from '../../data/machines/machines.ts'
import { say } from '../../data/words/use-text.ts'
import { isKnownPath } from '../../routes/match-route.ts'
import { to } from '../../routes/to.ts'

export interface FoundThing {
  /** As a person would say it: "Card 0071028 (order 240338)". */
  readonly what: string
  /** Nothing for what has no place of its own here. */
  readonly path?: string | undefined
  /** The order runs on this machine now. */
  readonly runsAt?: string | undefined
  /** Whose badge it is. */
  readonly badge?: string
  /** Why a machine stood still. */
  readonly reason?: string
}
type Answer = ProcedureRow<'find_scanned'>

export function lookups(current: string | undefined): Record<ScannedThing, Lookup<FoundThing>> {
  const asked = new Map<string, Promise<readonly Answer[]>>()
  const of = async (thing: Answer['thing'], code: string) => {
    const answer = asked.get(code) ?? ask(code)
    asked.set(code, answer)
    const named = (await answer).filter((row) => row.thing === thing)
    return named.find(({ machine_id }) => machine_id === current) ?? named[0]
  }
  return {
    machine: async (code) => {
      await machinesLoaded()
      if (!machines.get(code)) return undefined
      return { what: say('scan.machine', { code }), path: to('machine', { machine: code }) }
    },
    card: async (code) => {
      const found = await of('card', code)
      return (
        found && { what: say('scan.card', { code, order: found.name }), path: orderPath(found), runsAt: runsAt(found) }
      )
    },
    'work-order': async (code) => {
      const found = await of('work-order', code)
      return found && { what: say('scan.work-order', { code }), path: orderPath(found), runsAt: runsAt(found) }
    },
    employee: async (code) => {
      const found = await of('employee', code)
      if (!found) return undefined
      const path = current === undefined ? undefined : to('signedIn', { machine: current })
      return { what: say('scan.employee', { code, name: found.name }), path, badge: code }
    },
    tool: async (code) => {
      const found = await of('tool', code)
      return found && { what: say('scan.tool', { code }), path: to('machine', { machine: found.machine_id }) }
    },
    pallet: async (code) => {
      const found = await of('pallet', code)
      return found && { what: say('scan.pallet', { code, card: found.card_no }), path: orderPath(found) }
    },
    'stop-code': async (code) => {
      const found = await of('stop-code', code)
      return found && { what: say('scan.stop-code', { code, name: found.name }), reason: code }
    },
  }
}

async function ask(code: string): Promise<readonly Answer[]> {
  try {
    return await call('find_scanned', { code })
  } catch (problem) {
    // A code that is too long to name anything is one more thing it is not; no contact is said.
    if (problem instanceof CallFailure && problem.status >= 400 && problem.status < 500) return []
    throw problem
  }
}

const runsAt = ({ running, machine_id }: Answer) => (running ? machine_id : undefined)

function orderPath({ machine_id, card_no }: Answer): string {
  const details = to('orderDetails', { machine: machine_id, cardno: card_no })
  return isKnownPath(details) ? details : to('machine', { machine: machine_id })
}
