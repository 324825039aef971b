import { availabilityToday, type LiveField } from '@takt/domain/dashboards/live-view.ts'
import { type DisplayState, stateColour } from '@takt/domain/machines/display-state.ts'
import { hasOrder } from '@takt/domain/machines/has-order.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { asksForReason, UNCODED } from '@takt/domain/machines/uncoded.ts'
import { stopWords } from '@takt/domain/stops/stop-words.ts'
import { contrastText } from '@takt/ui/color/contrast.ts'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { StateShape } from '@takt/ui/state/StateShape.tsx'
import { type CSSProperties, memo } from 'react'
import { useMachine } from '../../data/machines/machines.ts'
import { hoursText, useNumber } from '../../data/words/format.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { to } from '../../routes/to.ts'
import { OrderProgress } from '../machine-card/OrderProgress.tsx'
import { orderAmount } from '../machine-card/order-amount.ts'
import { TimeInState, useDisplayState } from '../machine-state/MachineState.tsx'
import styles from './LiveTile.module.css'

interface LiveTileProps {
  readonly machine_id: string
  readonly fields: readonly LiveField[]
  /** Leads to the machine's page. */
  readonly leads: boolean
}

/** Follows its own machine: a change elsewhere does not draw it again. */
export const LiveTile = memo(function LiveTile({ machine_id, ...rest }: LiveTileProps) {
  const machine = useMachine(machine_id)
  return machine ? <Tile machine={machine} {...rest} /> : null
})

function Tile({ machine, fields, leads }: Omit<LiveTileProps, 'machine_id'> & { machine: Machine }) {
  const state = useDisplayState(machine)
  const content = <TileContent machine={machine} fields={fields} state={state} />
  const lines = { '--lines': fields.length + 3 } as CSSProperties
  return (
    <li className={styles.tile} style={ownColours(machine, state)} data-state={state} data-machine={machine.machine_id}>
      {leads ? (
        <AppLink className={styles.card} style={lines} to={to('machine', { machine: machine.machine_id })}>
          {content}
        </AppLink>
      ) : (
        <div className={styles.card} style={lines}>
          {content}
        </div>
      )}
    </li>
  )
}

/** A coded stop has the colour of its reason. */
function ownColours(machine: Machine, state: DisplayState): CSSProperties | undefined {
  const own = stateColour(state, machine)
  if (own === undefined) return undefined
  const soft = `color-mix(in oklab, ${own} 16%, var(--surface))`
  return { '--solid': own, '--contrast': contrastText(own), '--soft': soft } as CSSProperties
}

function TileContent(props: { machine: Machine; fields: readonly LiveField[]; state: DisplayState }) {
  const { machine, fields, state } = props
  const text = useText()
  return (
    <>
      <span className={styles.head}>
        <span className={styles.id}>{machine.machine_id}</span>
        <span className={styles.description}>{machine.machine_description}</span>
        <span className={styles.state}>
          <StateShape tone={state} className={styles.shape} />
          <span className={styles.word}>{text(`state.${state}`)}</span>
          <TimeInState machine={machine} className={styles.timer} />
        </span>
      </span>
      <span className={styles.fields}>
        {fields.map((field) => (
          <span key={field} className={styles.field} data-field={field}>
            <FieldValue machine={machine} field={field} />
          </span>
        ))}
      </span>
    </>
  )
}

function FieldValue({ machine, field }: { machine: Machine; field: LiveField }) {
  const text = useText()
  const number = useNumber()
  switch (field) {
    case 'reason':
      return <Reason machine={machine} />
    case 'order':
      return hasOrder(machine) ? machine.work_order_no : text('live-view.no-order')
    case 'part':
      return `${machine.part_no} ${machine.part_description}`.trim()
    case 'progress':
      return <Progress machine={machine} />
    case 'cycles':
      return text('live-view.cycles', { count: number(machine.today_cycles) })
    case 'availability': {
      const percent = availabilityToday(machine)
      return text('live-view.availability', { percent: percent === undefined ? '–' : Math.round(percent) })
    }
    case 'micro':
      return text('live-view.micro', { time: hoursText(machine.today_micro_time) })
    case 'employee':
      return (
        <>
          <UserIcon size={20} className={styles.icon} />
          {machine.emp_name || text('live-view.nobody')}
        </>
      )
    case 'tool':
      return machine.tool_id
  }
}

function Reason({ machine }: { machine: Machine }) {
  const text = useText()
  const language = useLanguage()
  if (machine.status !== 'S') return null
  if (asksForReason(machine)) return text('live-view.no-reason')
  if (machine.current_stop_reason === UNCODED) return null
  return <strong>{stopWords(machine, language)}</strong>
}

function Progress({ machine }: { machine: Machine }) {
  const number = useNumber()
  if (!hasOrder(machine)) return null
  const words = orderAmount(machine, number)
  return (
    <span className={styles.progress}>
      <OrderProgress order={machine} words={words} />
      <span>{words}</span>
    </span>
  )
}
