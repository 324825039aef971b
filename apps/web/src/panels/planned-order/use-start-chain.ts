import type { Machine } from '@takt/domain/model/machine.ts'
import type { PlannedOrder } from '@takt/domain/model/planned-order.ts'
import {
  asksForStructures,
  NO_ANSWERS,
  type StartAnswers,
  type StartStep,
  startSteps,
} from '@takt/domain/orders/start-chain.ts'
import { useState } from 'react'
import { CallFailure, call } from '../../data/call.ts'

export interface ToolStructure {
  readonly child_tool_id: string
  readonly child_tool_description: string
}

interface Chain {
  readonly steps: readonly StartStep[]
  readonly answers: StartAnswers
  readonly structures: readonly ToolStructure[]
}

interface StartChain {
  /** What is asked now; undefined while nothing is. */
  readonly step: StartStep | undefined
  readonly structures: readonly ToolStructure[]
  /** While the tool's structures are looked up. */
  readonly looking: boolean
  /** Why they could not be looked up. */
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
    structures: chain?.structures ?? [],
    looking,
    fault,
    async begin() {
      if (looking || chain !== null) return
      setLooking(true)
      setFault(undefined)
      try {
        const { machine_id } = machine
        const structures = asksForStructures(machine, order)
          ? await call('balthzar_get_tool_structures', { machine_id, tool_id: order.tool_id })
          : []
        goOn({ steps: startSteps(machine, order, structures.length), answers: NO_ANSWERS, structures })
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
