import { mayGoOn } from '@takt/domain/wizard/view.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { newRequestId } from '../../data/call.ts'
import { usePopupTime } from '../../data/use-popup-time.ts'
import type { Wizard } from '../engine/define-wizard.ts'
import { failureOf } from '../engine/failure-of.ts'
import type { Leaving } from '../engine/leaving.ts'
import { askedOf } from '../engine/plan.ts'
import { useSaid } from '../engine/said.ts'
import type { WizardRun } from '../engine/wizard-run.ts'

interface StepLeaving {
  goOn(): void
  /** Something is booked: nothing can be pressed until the answer is there. */
  readonly working: boolean
  readonly label: TextKey | undefined
  readonly halt: ReactNode
}

/** Going on from a step that has something to do first. */
export function useLeaving(wizard: Wizard, run: WizardRun, tellFailure: (message: string) => void): StepLeaving {
  const words = useSaid()
  const time = usePopupTime('halt')
  const busy = useRef(false)
  const [working, setWorking] = useState(false)
  const [halted, setHalted] = useState(false)
  /** The same while the outcome of a try is unknown, so that a second press books nothing twice. */
  const request = useRef<{ readonly step: string; readonly id: string } | null>(null)

  const leaving = leavingOf(wizard, run)
  const halt = leaving && 'halt' in leaving ? leaving : null
  const waits = halt !== null
  useEffect(() => {
    if (!waits) setHalted(false)
  }, [waits])

  const goOn = () => {
    const { current } = run.state()
    if (busy.current || !mayGoOn(run.state())) return
    const now = leavingOf(wizard, run)
    if (now === null) run.send({ type: 'next', step: current })
    else if ('settle' in now) run.send({ type: 'change', step: current, value: now.settle })
    else if ('halt' in now) setHalted(true)
    else void work(current, now)
  }

  const work = async (step: string, { work: book, stay }: Extract<Leaving<unknown>, { work: unknown }>) => {
    busy.current = true
    setWorking(true)
    const { attempt } = run.state()
    if (request.current?.step !== step) request.current = { step, id: newRequestId() }
    try {
      const value = await book(request.current.id, (of, marked) =>
        run.send({ type: 'mark', step: of.id, value: marked }),
      )
      request.current = null
      // The wizard may have begun anew meanwhile: nothing of the old one belongs into it.
      if (run.state().attempt !== attempt) return
      run.send({ type: 'change', step, value })
      if (!stay) run.send({ type: 'next', step })
    } catch (problem) {
      const { message, outcome } = failureOf(problem)
      if (outcome !== 'unknown') request.current = null
      tellFailure(message)
    } finally {
      busy.current = false
      setWorking(false)
    }
  }

  const answer = (yes: boolean) => {
    setHalted(false)
    if (!yes || !halt) return
    const { current } = run.state()
    run.send({ type: 'change', step: current, value: halt.after })
    run.send({ type: 'next', step: current })
  }

  return {
    goOn,
    working,
    label: leaving && 'label' in leaving ? leaving.label : undefined,
    halt: halt && (
      <ConfirmDialog
        open={halted}
        danger
        title={words(halt.halt.title)}
        message={words(halt.halt.message)}
        confirmLabel={words(halt.halt.yes)}
        cancelLabel={words(halt.halt.no)}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
        {...time}
      />
    ),
  }
}

function leavingOf(wizard: Wizard, run: WizardRun): Leaving<unknown> | null {
  const { current, values } = run.state()
  const step = wizard.steps.find(({ id }) => id === current)
  return step?.leaving(values[current], askedOf(wizard, run.planned().context, values)) ?? null
}
