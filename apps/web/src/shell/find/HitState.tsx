import { StatusTag, type StatusTone } from '@takt/ui/state/StatusTag.tsx'
import { useMachine } from '../../data/machines/machines.ts'
import { useText } from '../../data/words/use-text.ts'
import { MachineState } from '../../parts/machine-state/MachineState.tsx'
import type { Hit } from './hit.ts'
import { useStandings } from './use-standings.ts'

const tones = { running: 'good', planned: 'waiting', finished: 'neutral', cancelled: 'off' } as const satisfies Record<
  string,
  StatusTone
>

const words = {
  running: 'find.order.running',
  planned: 'find.order.planned',
  finished: 'find.order.finished',
  cancelled: 'find.order.cancelled',
} as const

/** How it is with what was found, where it is any way at all. */
export function HitState({ hit }: { hit: Hit }) {
  if (hit.machine_id !== undefined) return <StateOfMachine machine_id={hit.machine_id} />
  return hit.state ? <StateOfOrder card_no={hit.card_no ?? ''} state={hit.state} /> : null
}

function StateOfMachine({ machine_id }: { machine_id: string }) {
  const machine = useMachine(machine_id)
  return machine ? <MachineState machine={machine} size="s" /> : null
}

function StateOfOrder({ card_no, state }: { card_no: string; state: keyof typeof tones }) {
  const text = useText()
  const standing = useStandings().get(card_no)
  if (standing === undefined)
    return <StatusTag tone={tones[state]} label={text(words[state])} size="s" variant="soft" />
  return <StatusTag tone="warning" label={text(`order.${standing}`)} size="s" variant="soft" />
}
