import { can } from '@takt/domain/ground/permissions.ts'
import { textOn } from '@takt/domain/ground/stop-colour.ts'
import { type DisplayState, stateColour, stateSince } from '@takt/domain/machines/display-state.ts'
import { hasOrder } from '@takt/domain/machines/has-order.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { asksForReason, codeAndWords, hasNoReason, UNCODED } from '@takt/domain/machines/uncoded.ts'
import { stopWords } from '@takt/domain/stops/stop-words.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { EditIcon, PlusIcon } from '@takt/ui/icon/icons.tsx'
import { StateShape } from '@takt/ui/state/StateShape.tsx'
import type { CSSProperties } from 'react'
import { serverNow } from '../../../data/live/live.ts'
import { useSession } from '../../../data/session/session.ts'
import { sinceText } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { ResumeSetup } from '../../../panels/machine-actions/ResumeSetup.tsx'
import { AsksIn } from '../../../parts/machine-state/AsksIn.tsx'
import { StateTimer, useDisplayState, useStateBefore } from '../../../parts/machine-state/MachineState.tsx'
import { WaitingReason } from '../../../parts/stop-list/WaitingReason.tsx'
import { preloadPage } from '../../../routes/preload-page.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { MoreActions } from './MoreActions.tsx'
import { QuickCodes } from './QuickCodes.tsx'
import { SetupActions } from './SetupActions.tsx'
import styles from './StateBand.module.css'

const looks: Record<DisplayState, string | undefined> = {
  running: styles.running,
  stopped: styles.stopped,
  uncoded: styles.uncoded,
  setup: styles.setup,
  'no-contact': styles.noContact,
  off: styles.off,
}

/** What the machine is doing and why, readable across the hall, and the one thing to do about it. */
export function StateBand({ machine }: { machine: Machine }) {
  const text = useText()
  const language = useLanguage()
  const state = useDisplayState(machine)
  const own = stateColour(state, machine)
  const colours = own === undefined ? undefined : ({ '--solid': own, '--ink': textOn(own) } as CSSProperties)
  const before = useStateBefore(machine)
  const from = stateSince(state, machine)
  const asked = asksForReason(machine)
  return (
    <section className={styles.card}>
      <div className={classNames(styles.band, looks[state])} style={colours}>
        <div className={styles.display}>
          <p className={styles.state}>
            <StateShape tone={state} className={styles.shape} />
            <span>{text(`state.${state}`)}</span>
            {from !== '' && (
              <span className={styles.timer}>
                <StateTimer since={from} />
              </span>
            )}
          </p>
          <p className={styles.since}>
            {machine.status === 'S' && machine.current_stop_reason !== UNCODED && (
              <span className={styles.reason}>
                {codeAndWords(machine.current_stop_reason, stopWords(machine, language))}
              </span>
            )}
            {!machine.force_stop_enabled && <span className={styles.reason}>{text('setup.forced-stop')}</span>}
            <Since from={from} state={state} />
            {before !== undefined && <span>{before}</span>}
            {machine.status === 'S' && <AsksIn machine_id={machine.machine_id} />}
            {machine.stop_number !== '' && <WaitingReason machine_id={machine.machine_id} stop={machine.stop_number} />}
          </p>
        </div>
        <Actions machine={machine} asked={asked} />
      </div>
      {asked && <QuickCodes machine={machine} />}
    </section>
  )
}

function Since({ from, state }: { from: string; state: DisplayState }) {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  if (from === '') return null
  const time = sinceText(Date.parse(from), { language, timeZone, now: serverNow() })
  return text(state === 'no-contact' ? 'state.no-contact-since' : 'cockpit.since', { time })
}

/** `asked`: a reason is wanted. Of what may be a micro-stop, or outside the shifts, none is, but whoever knows one can give it. */
function Actions({ machine, asked }: { machine: Machine; asked: boolean }) {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const stopCode = to('stopCode', { machine: machine.machine_id })
  const report = to('reportQuantity', { machine: machine.machine_id })
  return (
    <div className={styles.actions}>
      <SetupActions machine={machine} className={styles.action} />
      {machine.status === 'S' && can(session, 'code-stops') && (
        <Button
          className={styles.action}
          size="primary"
          variant={asked ? 'primary' : 'secondary'}
          icon={<EditIcon />}
          onPointerDown={() => preloadPage(stopCode)}
          onClick={() => go(stopCode)}
        >
          {text(hasNoReason(machine.current_stop_reason) ? 'panel.code-stop' : 'cockpit.change-code')}
        </Button>
      )}
      {hasOrder(machine) && can(session, 'report-quantity') && (
        <Button
          className={styles.action}
          size="primary"
          variant={machine.status === 'S' && (asked || machine.setup_time === 1) ? 'secondary' : 'primary'}
          icon={<PlusIcon />}
          onPointerDown={() => preloadPage(report)}
          onClick={() => go(report)}
        >
          {text('panel.report-quantity')}
        </Button>
      )}
      <ResumeSetup machine={machine} className={styles.action} />
      <MoreActions machine={machine} className={styles.action} />
    </div>
  )
}
