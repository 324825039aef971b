/** How the plant is asked what a code names, and where that leads. */
import type { Machine } from '@takt/domain/model/machine.ts'
import type { Lookup, ScannedThing } from '@takt/domain/scanner/find-scanned.ts'
import { CallFailure, call } from '../../data/call.ts'
import { machines, machinesLoaded } from '../../data/machines.ts'
import { isKnownPath } from '../../routes/match-route.ts'
import { to } from '../../routes/to.ts'

/** Employees and pallets are asked for by the pages that are about them. */
export function lookups(current: string | undefined): Partial<Record<ScannedThing, Lookup>> {
  return {
    machine: async (code) => {
      await machinesLoaded()
      return machines.get(code) && to('machine', { machine: code })
    },
    card: async (card_no) => {
      const found = await machinesForCard(card_no)
      const at = found.find(({ machine_id }) => machine_id === current) ?? found[0]
      return at && orderPath(at.machine_id, card_no)
    },
    'work-order': async (code) => {
      const runs = find((machine) => machine.work_order_no === code)
      return runs && orderPath(runs.machine_id, runs.card_no)
    },
    tool: async (code) => {
      const holds = find((machine) => machine.tool_id === code)
      return holds && to('machine', { machine: holds.machine_id })
    },
  }
}

function find(fits: (machine: Machine) => boolean): Machine | undefined {
  return machines
    .keys()
    .map((key) => machines.get(key) as Machine)
    .find(fits)
}

async function machinesForCard(card_no: string): Promise<Machine[]> {
  try {
    return await call('get_machines_for_card', { card_no })
  } catch (problem) {
    // A code that cannot be a card (too long, unknown) is one more thing it is not; no contact is said.
    if (problem instanceof CallFailure && problem.status >= 400 && problem.status < 500) return []
    throw problem
  }
}

function orderPath(machine_id: string, card_no: string): string {
  const details = `/interface/${encodeURIComponent(machine_id)}/order-details/${encodeURIComponent(card_no)}`
  return isKnownPath(details) ? details : to('machine', { machine: machine_id })
}
