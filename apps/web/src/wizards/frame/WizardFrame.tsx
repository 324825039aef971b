import { counter, hasEntered, isFirst, isLast, mayGoBack, mayGoOn, stepNow } from '@takt/domain/orders/wizard/view.ts'
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { newRequestId } from '../../data/call/call.ts'
import { serverNow } from '../../data/live/server-clock.ts'
import type { Undo } from '../../parts/undo.ts'
import type { WizardContext } from '../engine/define-step.ts'
import type { Wizard } from '../engine/define-wizard.ts'
import { failureOf } from '../engine/failure-of.ts'
import { keptBookings } from '../engine/kept-bookings.ts'
import { keptDraft } from '../engine/kept-draft.ts'
import { askedOf } from '../engine/plan.ts'
import { sayNow } from '../engine/said.ts'
import { createWizardRun } from '../engine/wizard-run.ts'
import { DraftQuestion } from './DraftQuestion.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { StepBody } from './StepBody.tsx'
import { UnansweredFooter } from './UnansweredFooter.tsx'
import { useEnter } from './use-enter.ts'
import { useLeaving } from './use-leaving.tsx'
import { useProblemLog } from './use-problem-log.ts'
import { useQuestion } from './use-question.tsx'
import { useRestart } from './use-restart.ts'
import { useWizardScan } from './use-wizard-scan.ts'
import styles from './Wizard.module.css'
import { WizardFooter } from './WizardFooter.tsx'
import { WizardHeader } from './WizardHeader.tsx'

export interface WizardTells {
  onSuccess: (text: string, undo?: Undo) => void
  /** The answer takes it away again. */
  onFailure: (text: string) => () => void
  onLeave: () => void
  /** Beside the title as long as nothing is entered: another kind of the same wizard begins anew. */
  kinds?: ReactNode
}

interface WizardFrameProps extends WizardTells {
  wizard: Wizard
  context: WizardContext
}

export function WizardFrame({ wizard, context, onSuccess, onFailure, onLeave, kinds }: WizardFrameProps) {
  // The run outlives a render: what it tells goes to the page as it is then, not as it was when the run began.
  const tells = useRef({ onSuccess, onFailure, onLeave })
  useLayoutEffect(() => {
    tells.current = { onSuccess, onFailure, onLeave }
  })
  const { ask, popup } = useQuestion()
  const [run] = useState(() =>
    createWizardRun(wizard, context, {
      now: serverNow,
      newRequestId,
      kept: (at) => keptBookings(wizard, at),
      draft: (at) => keptDraft(wizard, at),
      failureOf,
      tellSuccess: (said, undo) =>
        tells.current.onSuccess(sayNow(said), undo && (async (requestId) => sayNow(await undo(requestId)))),
      tellFailure: (said) => tells.current.onFailure(sayNow(said)),
      ask,
      leave: () => tells.current.onLeave(),
    }),
  )
  useRestart(run, () => onFailure(sayNow({ key: 'wizard.restarted' })))
  const state = useSyncExternalStore(run.subscribe, run.state)
  useLayoutEffect(() => run.setContext(context), [run, context])
  const { machine, opening } = context
  const { machine_id } = machine
  const lookAtKept = useEffectEvent(() => run.lookAtKept())
  useEffect(() => {
    lookAtKept()
    return keptBookings(wizard, { machine: { machine_id }, opening }).subscribe(() => lookAtKept())
  }, [wizard, machine_id, opening])
  useProblemLog(wizard, run.planned(), stepNow(state))

  const step = wizard.steps.find(({ id }) => id === state.current)
  const { goOn: next, sendAgain, working, label, halt } = useLeaving(wizard, run, (message) => onFailure(message))
  const frame = useRef<HTMLElement>(null)
  useEnter(frame, next)
  const scanned = useWizardScan(run, step)
  if (!step) return null

  const misconfigured = stepNow(state)?.problem != null
  const asked = askedOf(wizard, context, state.values)
  const { n } = counter(state)
  const completing = state.phase === 'completing' || working
  const unanswered = state.doubt === 'before' ? run.resumed() : null
  return (
    <section ref={frame} className={styles.wizard} aria-busy={completing || undefined}>
      <LeaveQuestion losesWork={() => run.state().phase === 'entering' && hasEntered(run.state())} />
      <DraftQuestion run={run} />
      {popup}
      {halt}
      <WizardHeader
        steps={wizard.steps.filter(({ id }) => state.steps.some((each) => each.id === id && each.enabled))}
        current={n - 1}
        asked={asked}
        leave={unanswered ? 'later' : isFirst(state) ? 'cancel' : 'back'}
        locked={!mayGoBack(state) || working}
        misconfigured={misconfigured}
        about={wizard.about?.(asked)}
        kinds={!hasEntered(state) && kinds}
        onBack={() => run.send({ type: 'back' })}
        onStep={unanswered ? undefined : (id) => run.send({ type: 'press-indicator', step: id })}
      />
      <StepBody
        key={`${context.machine.machine_id} ${step.id}`}
        step={step}
        value={state.values[step.id]}
        asked={asked}
        blocked={!mayGoOn(state)}
        locked={state.phase !== 'entering' || working}
        run={run}
        goOn={next}
        scanned={scanned}
        tellFailure={(said) => onFailure(sayNow(said))}
      />
      {unanswered ? (
        <UnansweredFooter
          at={unanswered.at}
          failure={state.failure}
          sending={completing}
          onSendAgain={sendAgain}
          onDiscard={run.discard}
        />
      ) : (
        <WizardFooter
          verdict={misconfigured ? 'ok' : step.check(state.values[step.id], asked)}
          failure={state.failure}
          last={isLast(state)}
          enabled={mayGoOn(state)}
          completing={completing}
          label={label}
          onNext={next}
        />
      )}
    </section>
  )
}
