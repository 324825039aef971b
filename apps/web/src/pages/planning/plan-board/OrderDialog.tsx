import { localDate, momentOf } from '@takt/domain/ground/zone-time.ts'
import type { BoardLine, Wish } from '@takt/domain/planning/board-plan.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { useState } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, plannedHoursText, useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MomentField } from '../../../parts/date-field/MomentField.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import styles from './OrderDialog.module.css'
import { useBarWords } from './use-bar-words.ts'

interface OrderDialogProps {
  readonly card_no: string
  readonly lines: readonly BoardLine[]
  readonly now: number
  readonly onMove: (card_no: string, wish: Wish) => boolean
  readonly onClose: () => void
}

/** What is known of an order of the plan, the way to its page, and where it could be moved. */
export function OrderDialog({ card_no, lines, now, onMove, onClose }: OrderDialogProps) {
  const text = useText()
  const go = useGo()
  const number = useNumber()
  const words = useBarWords()
  const { time_zone: timeZone } = useSession()
  const home = lines.find(({ bars }) => bars.some((one) => one.card_no === card_no))
  const bar = home?.bars.find((one) => one.card_no === card_no)
  const [moving, setMoving] = useState(false)
  const [machine_id, setMachine] = useState(bar?.machine_id ?? '')
  const asField = (at: number) => dayAndTime(at, { timeZone }).replace(' ', 'T')
  const [start, setStart] = useState(() => asField(Math.max(bar?.planned_start_time ?? now, now)))
  if (!home || !bar) return null
  const { order } = bar
  const hours = (value: number) => plannedHoursText(value, number)
  const prepared = [
    order.material_prepared === 1 ? text('plan.prepared.material') : '',
    order.tools_prepared === 1 ? text('plan.prepared.tool') : '',
  ].filter((part) => part !== '')
  const facts: [string, string][] = [
    [text('plan.part'), `${order.part_no} ${order.part_description}`.trim()],
    [text('plan.machine'), `${home.machine.machine_id} ${home.machine.machine_description}`.trim()],
    [
      text('plan.left'),
      `${text('plan.left-of', { left: number(order.remaining_qty), planned: number(order.planned_op_qty) })} ${order.unit}`,
    ],
    [text('plan.begins'), words.moment(bar.begin_at)],
    [text('plan.ends'), words.moment(bar.end_at)],
    [text('plan.due'), words.moment(bar.due_at)],
    [text('plan.planned-start'), words.moment(bar.planned_start_time)],
    ...(bar.wanted_start_time === bar.planned_start_time
      ? []
      : ([[text('plan.wanted-start'), words.moment(bar.wanted_start_time)]] as [string, string][])),
    ...(order.running ? [] : ([[text('plan.set-up-time'), hours(order.setup_hours)]] as [string, string][])),
    ...(order.run_hours === null ? [] : ([[text('plan.run-time'), hours(order.run_hours)]] as [string, string][])),
    ...(order.tool_id === '' ? [] : ([[text('plan.tool'), order.tool_id]] as [string, string][])),
    ...(order.running
      ? []
      : ([[text('plan.prepared'), prepared.join(', ') || text('plan.prepared.none')]] as [string, string][])),
  ]
  const said = [words.standing(bar), bar.moved ? text('plan.moved') : '', ...words.problems(bar)].filter(
    (one) => one !== '',
  )
  const choices = lines
    .filter(({ machine }) => machine.category === home.machine.category)
    .map(({ machine }) => ({
      value: machine.machine_id,
      label: `${machine.machine_id} ${machine.machine_description}`.trim(),
    }))
  const move = () => {
    const [day = '', clock = ''] = start.split('T')
    const [hour = 0, minute = 0] = clock.split(':').map(Number)
    const at = momentOf(day || localDate(now, timeZone), hour * 60 + minute, timeZone)
    if (onMove(card_no, { machine_id, at })) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={moving ? text('plan.move-title', { order: words.name(bar) }) : words.name(bar)}
      closeLabel={text('shell.close')}
      footer={
        moving ? (
          <>
            <Button onClick={() => setMoving(false)}>{text('plan.move-cancel')}</Button>
            <Button variant="primary" why={start === '' ? text('plan.no-time') : undefined} onClick={move}>
              {text('plan.move')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => go(to('machine', { machine: home.machine.machine_id }))}>
              {text('plan.to-machine')}
            </Button>
            <Button onClick={() => go(to('orderDetails', { machine: order.machine_id, cardno: card_no }))}>
              {text('plan.to-order')}
            </Button>
            <Button
              variant="primary"
              why={order.running ? text('refusal.order-started', { card_no }) : undefined}
              onClick={() => setMoving(true)}
            >
              {text('plan.move-to')}
            </Button>
          </>
        )
      }
    >
      {moving ? (
        <div className={styles.form}>
          <SelectField
            label={text('plan.move-machine')}
            placeholder={text('plan.move-machine')}
            value={machine_id}
            options={choices}
            onValueChange={setMachine}
          />
          <MomentField label={text('plan.move-start')} value={start} onValueChange={setStart} />
          <p className={styles.hint}>{text('plan.move-hint')}</p>
        </div>
      ) : (
        <>
          <div className={styles.state}>
            <StatusTag {...words.state(bar)} />
            {order.bundle_no > 0 && <span>{text('plan.bundle', { bundle: order.bundle_no })}</span>}
          </div>
          {said.length > 0 && (
            <ul className={styles.said}>
              {said.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          )}
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Dialog>
  )
}
