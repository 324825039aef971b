import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { notices, notify } from '../../parts/notices.ts'
import { cameFrom } from '../../routes/came-from.ts'
import { matchRoute } from '../../routes/match-route.ts'
import { preloadPage } from '../../routes/preload-page.ts'
import { aboveList } from '../../routes/stop-paths.ts'
import { useGo } from '../../routes/use-go.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import type { Opening } from '../engine/define-step.ts'
import type { Wizard as WizardDefinition } from '../engine/define-wizard.ts'
import { Wizard } from './Wizard.tsx'

interface MachineWizardProps {
  wizard: WizardDefinition
  opening?: Opening
  /** Where it ends, whatever it was opened from. */
  back?: string
  /** What it was gone through for; null when it was left. The browser's way back leads to the wizard again. */
  leadsTo?: () => string | null
  kinds?: ReactNode
}

/** A wizard of the machine in the path; it ends where it was opened from, or at the machine. */
export function MachineWizard({ wizard, opening, back, leadsTo, kinds }: MachineWizardProps) {
  const params = useRouteParams()
  const { machine = '' } = params
  const go = useGo()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [from] = useState(() => cameFrom(path))
  const end = back ?? (from !== null && isAbout(from, machine) ? from : aboveList(params))
  // Where the wizard ends is there before it ends: no empty screen between.
  useEffect(() => preloadPage(end), [end])
  return (
    <Wizard
      wizard={wizard}
      machine_id={machine}
      {...(opening && { opening })}
      kinds={kinds}
      onSuccess={notify.success}
      onFailure={tellFailure}
      // In place of the wizard: the browser's own way back must not lead into one that is over.
      onLeave={() => {
        const target = leadsTo?.() ?? null
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
