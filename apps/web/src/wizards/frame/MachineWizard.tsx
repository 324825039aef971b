import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useMachine } from '../../data/machines/machines.ts'
import { useText } from '../../data/words/use-text.ts'
import { notices } from '../../parts/notices.ts'
import { KnownOrder } from '../../parts/page-frame/KnownOrder.tsx'
import { tellDone } from '../../parts/undo.ts'
import { cameFrom } from '../../routes/came-from.ts'
import { matchRoute } from '../../routes/match-route.ts'
import { preloadPage } from '../../routes/preload-page.ts'
import { aboveList } from '../../routes/stop-paths.ts'
import { useGo } from '../../routes/use-go.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import type { Wizard as WizardDefinition } from '../engine/define-wizard.ts'
import { useOpening } from './use-opening.ts'
import { Wizard } from './Wizard.tsx'

interface MachineWizardProps {
  wizard: WizardDefinition
  /** For material instead of pieces. */
  material?: boolean
  kinds?: ReactNode
}

/** A wizard of the machine in the path, or of one of its orders; it ends where it was opened from, or at the machine. */
export function MachineWizard(props: MachineWizardProps) {
  const text = useText()
  const { machine: machine_id = '', cardno } = useRouteParams()
  const machine = useMachine(machine_id)
  const { only } = props.wizard
  if (machine && only && !only.where(machine)) return <EmptyState title={text(only.otherwise, { machine_id })} />
  const opened = <OpenedWizard {...props} machine_id={machine_id} />
  return cardno === undefined ? opened : <KnownOrder>{opened}</KnownOrder>
}

function OpenedWizard({
  wizard,
  material = false,
  kinds,
  machine_id,
}: MachineWizardProps & { readonly machine_id: string }) {
  const params = useRouteParams()
  const go = useGo()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [from] = useState(() => cameFrom(path))
  const { opening, back } = useOpening(material)
  const end = back ?? (from !== null && isAbout(from, machine_id) ? from : aboveList(params))
  // Where the wizard ends is there before it ends: no empty screen between.
  useEffect(() => preloadPage(end), [end])
  return (
    <Wizard
      wizard={wizard}
      machine_id={machine_id}
      opening={opening}
      kinds={kinds}
      onSuccess={tellDone}
      onFailure={tellFailure}
      // In place of the wizard: the browser's own way back must not lead into one that is over.
      onLeave={() => {
        const target = wizard.leadsTo?.(machine_id) ?? null
        if (target === null) go(end, { replace: true })
        else go(target)
      }}
    />
  )
}

/** An overview, or a page of the same machine: the machine may have been changed in the wizard. */
function isAbout(path: string, machine: string): boolean {
  const of = matchRoute(path)?.params.machine
  return of === undefined || of === machine
}

function tellFailure(text: string): () => void {
  const id = notices.failure(text)
  return () => notices.dismiss(id)
}
