import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import {
  asksForStructures,
  NO_ANSWERS,
  type StartAnswers,
  type StartStep,
  startSteps,
} from '@takt/domain/orders/start-chain.ts'
import { useState } from 'react'
import { CallFailure, call } from '../../data/call/call.ts'

/** One of what is offered, by its number and in words. */
export interface Offer {
  readonly code: string
  readonly words: string
}

export interface Offers {
  readonly inserts: readonly Offer[]
  readonly structures: readonly Offer[]
  readonly setupTypes: readonly Offer[]
}

const NOTHING: Offers = { inserts: [], structures: [], setupTypes: [] }

interface Chain {
  readonly steps: readonly StartStep[]
  readonly answers: StartAnswers
  readonly offers: Offers
}

interface StartChain {
  /** What is asked now; undefined while nothing is. */
  readonly step: StartStep | undefined
  readonly offers: Offers
  /** While what can be chosen is looked up. */
  readonly looking: boolean
  /** Why it could not be looked up. */
  readonly fault: string | undefined
  begin(): Promise<void>
  answer(part: Partial<StartAnswers>): void
  /** Nothing is sent, and what was answered is forgotten. */
  abort(): void
}

/** Asks what the machine wants to know before an order starts, one question after the other, then starts. */
export function useStartChain(
  machine: Machine,
  order: PlannedOrder,
  start: (answers: StartAnswers) => Promise<unknown>,
): StartChain {
  const [chain, setChain] = useState<Chain | null>(null)
  const [looking, setLooking] = useState(false)
  const [fault, setFault] = useState<string>()
  const goOn = (next: Chain) => {
    if (next.steps.length > 0) return setChain(next)
    setChain(null)
    void start(next.answers)
  }
  return {
    step: chain?.steps[0],
    offers: chain?.offers ?? NOTHING,
    looking,
    fault,
    async begin() {
      if (looking || chain !== null) return
      setLooking(true)
      setFault(undefined)
      try {
        const offers = await offersOf(machine, order)
        const { inserts, structures, setupTypes } = offers
        const counts = { inserts: inserts.length, structures: structures.length, setupTypes: setupTypes.length }
        goOn({ steps: startSteps(machine, order, counts), answers: NO_ANSWERS, offers })
      } catch (problem) {
        if (!(problem instanceof CallFailure)) throw problem
        setFault(problem.message)
      } finally {
        setLooking(false)
      }
    },
    answer(part) {
      if (chain === null) return
      goOn({ ...chain, steps: chain.steps.slice(1), answers: { ...chain.answers, ...part } })
    },
    abort: () => setChain(null),
  }
}

async function offersOf(machine: Machine, order: PlannedOrder): Promise<Offers> {
  const { machine_id } = machine
  const { tool_id } = order
  const [inserts, structures, types] = await Promise.all([
    tool_id === '' ? [] : call('balthzar_get_free_tool_inserts', { machine_id, tool_id }),
    asksForStructures(machine, order) ? call('balthzar_get_tool_structures', { machine_id, tool_id }) : [],
    call('get_setup_types', { machine_id }),
  ])
  return {
    inserts: inserts.map((insert) => ({ code: insert.tool_id, words: insert.tool_description })),
    structures: structures.map((child) => ({ code: child.child_tool_id, words: child.child_tool_description })),
    setupTypes: types.map(({ code, description }) => ({ code, words: description })),
  }
}
