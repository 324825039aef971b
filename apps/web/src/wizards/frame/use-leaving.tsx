import { isCertain } from '@takt/domain/orders/wizard/unanswered.ts'
import { mayGoOn } from '@takt/domain/orders/wizard/view.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { newRequestId } from '../../data/call/call.ts'
import { serverNow } from '../../data/live/server-clock.ts'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import type { Attempt, Wizard } from '../engine/define-wizard.ts'
import { failureOf } from '../engine/failure-of.ts'
import { keptBookings } from '../engine/kept-bookings.ts'
import { type Leaving, questionAt, workOf } from '../engine/leaving.ts'
import { askedOf } from '../engine/plan.ts'
import { useSaid } from '../engine/said.ts'
import type { WizardRun } from '../engine/wizard-run.ts'
import styles from './Wizard.module.css'

interface StepLeaving {
  goOn(): void
  /** Sends what came back unanswered once more, with the id it had; null while that cannot be done. */
  readonly sendAgain: (() => void) | null
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
  /** How many questions were answered with yes before the one that is asked now; null while none is asked. */
  const [asking, setAsking] = useState<number | null>(null)
  /** The same while the outcome of a try is unknown, so that a second press books nothing twice. */
  const request = useRef<(Attempt & { readonly step: string }) | null>(null)

  const leaving = leavingOf(wizard, run)
  const halt = questionAt(leaving, asking ?? 0)
  const waits = halt !== null
  useEffect(() => {
    if (!waits) setAsking(null)
  }, [waits])

  const goOn = () => {
    const { current } = run.state()
    if (busy.current || !mayGoOn(run.state())) return
    leave(current, leavingOf(wizard, run), 0)
  }

  const leave = (step: string, now: Leaving<unknown> | null, answered: number) => {
    if (now === null) run.send({ type: 'next', step })
    else if ('settle' in now) run.send({ type: 'change', step, value: now.settle })
    else if ('halt' in now) setAsking(answered)
    else void work(step, now)
  }

  const work = async (step: string, { work: book, stay }: Extract<Leaving<unknown>, { work: unknown }>) => {
    busy.current = true
    setWorking(true)
    const { attempt, values, phase } = run.state()
    const before = phase === 'unanswered' ? run.resumed() : request.current?.step === step ? request.current : null
    const { requestId, at } = before ?? { requestId: newRequestId(), at: serverNow() }
    request.current = { step, requestId, at }
    const kept = keptBookings(wizard, run.planned().context)
    // What came back is kept as it was sent: the parts of it that are marked since are in doubt until all are answered.
    if (phase !== 'unanswered') kept.keep({ requestId, at, values, step })
    const isSame = () => run.state().attempt === attempt
    const settled = () => {
      request.current = null
      if (isSame()) run.send({ type: 'answered' })
      kept.forget(requestId)
    }
    try {
      const value = await book(requestId, (of, marked) => run.send({ type: 'mark', step: of.id, value: marked }))
      // The wizard may have begun anew meanwhile: nothing of the old one belongs into it.
      const same = isSame()
      settled()
      if (!same) return
      run.send({ type: 'change', step, value })
      if (!stay) run.send({ type: 'next', step })
    } catch (problem) {
      const failure = failureOf(problem)
      if (isCertain(failure, before !== null)) settled()
      tellFailure(failure.message)
    } finally {
      busy.current = false
      setWorking(false)
    }
  }

  // What was sent was answered for: its questions are not asked again.
  const booked = workOf(leaving)
  const sendAgain = () => {
    run.lookAtKept()
    const resumed = run.resumed()
    if (busy.current || !resumed || run.state().phase !== 'unanswered') return
    if (resumed.step === null) run.send({ type: 'send-again' })
    else if (booked) void work(resumed.step, booked)
  }
  // Which orders run decides what some wizards send: before that is known it would be another booking.
  const known = run.planned().context.running !== null
  const sendable = known && (run.resumed()?.step === null || booked !== null)

  const answer = (way: 'yes' | 'other' | null) => {
    setAsking(null)
    if (way === null || !halt || asking === null) return
    const { current } = run.state()
    halt.chosen?.(way, (of, value) => run.send({ type: 'mark', step: of.id, value }))
    run.send({ type: 'change', step: current, value: halt.after })
    leave(current, halt.onYes ?? null, asking + 1)
  }

  return {
    goOn,
    sendAgain: sendable ? sendAgain : null,
    working,
    label: leaving && 'label' in leaving ? leaving.label : undefined,
    halt: halt && (
      <ConfirmDialog
        key={asking}
        open={asking !== null}
        danger
        title={words(halt.halt.title)}
        message={[halt.halt.message].flat().map((said) => (
          <span key={words(said)} className={styles.sentence}>
            {words(said)}
          </span>
        ))}
        confirmLabel={words(halt.halt.yes)}
        otherLabel={halt.halt.other && words(halt.halt.other)}
        cancelLabel={words(halt.halt.no)}
        onConfirm={() => answer('yes')}
        onOther={() => answer('other')}
        onCancel={() => answer(null)}
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
