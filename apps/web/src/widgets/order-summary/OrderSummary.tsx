import { orderProgress } from '@takt/domain/dashboards/widgets/order-summary.ts'
import { formatValue } from '@takt/domain/ground/format-value.ts'
import { madeIn } from '@takt/domain/ground/made-by-unit.ts'
import type { MachineFigures } from '@takt/domain/machines/overview/machine-figures.ts'
import { machinesAt } from '@takt/domain/machines/widgets/location-choice.ts'
import type { Order } from '@takt/domain/orders/model/order.ts'
import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import type { Plant, Say, WidgetProps } from '../../dashboard/define-widget.ts'
import { NoData } from '../../dashboard/NoData.tsx'
import { FittedRoom } from '../../dashboard/text/FittedRoom.tsx'
import styles from './OrderSummary.module.css'
import type { orderSummary } from './order-summary.widget.ts'

type Props = WidgetProps<(typeof orderSummary)['options'], ReturnType<(typeof orderSummary)['needs']>>

/** Below this the orders of a place roll instead of getting smaller still. */
const LEAST_PIXELS = 11

/** The running order of a machine, or those of all machines of a place. */
export default function OrderSummary({ config, data, mode, now, plant, say }: Props) {
  const here = new Set(machinesAt(data.machines, config).map(({ machine_id }) => machine_id))
  const orders =
    config.locationtype === '' ? data.orders.slice(0, 1) : data.orders.filter((one) => here.has(one.machine_id))
  if (orders.length === 0) return <NoData say={say}>{say('widget.order.none')}</NoData>
  return (
    <div className={styles.room}>
      <FittedRoom className={styles.orders} leastPixels={LEAST_PIXELS} rolls={mode === 'active'}>
        {orders.map((order) => (
          <OneOrder
            key={order.p_order}
            figures={data.figures.find(({ machine_id }) => machine_id === order.machine_id)}
            next={data.planned.find(({ card_no }) => card_no !== order.card_no)}
            showNext={config.nextOrder}
            showMachine={config.locationtype !== ''}
            periodWord={say(`choice.figure-period.${config.period}`)}
            {...{ order, now, plant, say }}
          />
        ))}
      </FittedRoom>
    </div>
  )
}

interface OneOrderProps {
  readonly order: Order
  readonly figures: MachineFigures | undefined
  readonly next: PlannedOrder | undefined
  readonly showNext: boolean
  readonly showMachine: boolean
  readonly periodWord: string
  readonly now: number
  readonly plant: Plant
  readonly say: Say
}

function OneOrder({ order, figures, next, showNext, showMachine, periodWord, now, plant, say }: OneOrderProps) {
  const { percent, remaining, plannedEnd } = orderProgress(order, now)
  const number = (value: number | undefined) => formatValue('round-0', value, plant)
  const own = figures && madeIn(figures.made, order.unit)
  const rows = [
    [say('widget.order.good'), number(own?.good_qty), number(order.card_good_qty)],
    [say('widget.order.scrap'), number(own?.scrap_qty), number(order.card_scrap_qty)],
  ] as const
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        {showMachine && <strong>{order.machine_id}</strong>}
        <strong>{order.work_order_no}</strong>
        <span>{say('widget.order.card', { card_no: order.card_no, op: order.op_number })}</span>
      </header>
      <p className={styles.part}>{`${order.part_no} ${order.part_description}`}</p>
      <div className={styles.bar} role="img" aria-label={say('widget.order.done', { percent })}>
        <span style={{ width: `${percent}%` }} />
        <b>{`${percent} %`}</b>
      </div>
      <table className={styles.numbers}>
        <thead>
          <tr>
            <td />
            <th scope="col">{periodWord}</th>
            <th scope="col">{say('widget.order.whole')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ofPeriod, ofOrder]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{ofPeriod}</td>
              <td>{ofOrder}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.facts}>
        <Fact name={say('widget.order.planned')} value={number(order.planned_op_qty)} />
        <Fact name={say('widget.order.remaining')} value={number(remaining)} />
        <Fact
          name={say('widget.order.end')}
          value={formatValue('date', plannedEnd === null ? null : new Date(plannedEnd).toISOString(), plant, {
            short: true,
          })}
        />
      </dl>
      {showNext && (
        <p className={styles.next}>
          {next === undefined
            ? say('widget.order.no-next')
            : say('widget.order.next', { work_order: next.work_order_no, part: next.part_no })}
        </p>
      )}
    </article>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
