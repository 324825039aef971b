import {
  type FulfilmentCell,
  type FulfilmentRow,
  fulfilmentGrid,
} from '@takt/domain/goals/statistics/fulfilment-grid.ts'
import { fulfilmentDays } from '@takt/domain/goals/statistics/fulfilment-week.ts'
import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { plannedHoursText } from '../../data/words/format.ts'
import type { Plant, Say } from '../define-widget.ts'
import { NoData } from '../NoData.tsx'
import { FittedRoom } from '../text/FittedRoom.tsx'
import styles from './Fulfilment.module.css'
import { OfTarget } from './OfTarget.tsx'
import { dayWord, LEAST_PIXELS, type ShownWeek, WeekHead } from './WeekHead.tsx'

/** What the shifts of a week made of what they were to make, with their setups: D-WIDGET-34. */
export function TargetGrid(on: {
  readonly rows: readonly FulfilmentRow[]
  readonly includeWeekend: boolean
  readonly week: ShownWeek
  readonly plant: Plant
  readonly say: Say
}) {
  const { rows, includeWeekend, week, plant, say } = on
  const days = fulfilmentDays(week.today, { includeWeekend, weeksBack: week.weeksBack })
  const lines = fulfilmentGrid(rows, days, week.today)
  return (
    <div className={styles.fulfilment}>
      <WeekHead
        week={week}
        monday={days[0] as string}
        name={say('choice.sub-component.target-fulfillment')}
        language={plant.language}
        say={say}
      />
      {lines.length === 0 ? (
        <NoData say={say} />
      ) : (
        <div className={styles.room}>
          <FittedRoom leastPixels={LEAST_PIXELS} rolls={week.rolls}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{say('option.machine')}</th>
                  <th scope="col">{say('widget.fulfilment.shift')}</th>
                  {days.map((day) => (
                    <th key={day} scope="col" data-today={day === week.today || undefined}>
                      {dayWord(day, plant.language)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map(({ machine_id, shift, cells }) => (
                  <tr key={`${machine_id} ${shift}`} data-total={shift === null || undefined}>
                    <th scope="row">{machine_id}</th>
                    <td>{shiftWord(shift, say)}</td>
                    {cells.map((cell, at) => (
                      <td key={days[at]} data-colour={cell?.colour}>
                        {cell === null ? '-' : <Cell {...{ cell, plant, say }} />}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </FittedRoom>
        </div>
      )}
    </div>
  )
}

/** Shift 0: what was made outside the shifts. */
function shiftWord(shift: number | null, say: Say): string {
  if (shift === null) return say('widget.fulfilment.total')
  return shift === UNPLANNED ? say('widget.fulfilment.outside') : String(shift)
}

function Cell(on: { readonly cell: FulfilmentCell; readonly plant: Plant; readonly say: Say }) {
  const { cell, plant, say } = on
  const { setup_time_hours: real, planned_setup_time_hours: planned } = cell
  return (
    <>
      <OfTarget made={cell.quantity} target={cell.planned_quantity} plant={plant} />
      {(real > 0 || planned > 0) && (
        <span className={styles.beside}>
          <span className={styles.number}>{say('widget.fulfilment.setup', { time: plannedHoursText(real) })}</span>{' '}
          <span className={styles.number}>{`/ ${plannedHoursText(planned)}`}</span>
        </span>
      )}
    </>
  )
}
