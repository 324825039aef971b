import { formatValue } from '@takt/domain/dashboard/format-value.ts'
import { type LossDay, type LossRow, lossGrid, lossRows } from '@takt/domain/statistics/fulfilment-losses.ts'
import { fulfilmentDays } from '@takt/domain/statistics/fulfilment-week.ts'
import type { Plant, Say } from '../define-widget.ts'
import { FittedRoom } from '../text/FittedRoom.tsx'
import styles from './Fulfilment.module.css'
import { OfTarget } from './OfTarget.tsx'
import { dayWord, LEAST_PIXELS, type ShownWeek, WeekHead } from './WeekHead.tsx'

/** What a machine's days made of their target, and what stops, slow running and scrap took: D-WIDGET-34. */
export function LossGrid(on: {
  readonly rows: readonly LossRow[]
  readonly machine: string
  readonly limit: number | null
  readonly includeWeekend: boolean
  readonly week: ShownWeek
  readonly plant: Plant
  readonly say: Say
}) {
  const { rows, machine, limit, includeWeekend, week, plant, say } = on
  const days = fulfilmentDays(week.today, { includeWeekend, weeksBack: week.weeksBack })
  const cells = lossGrid(rows, { days, today: week.today, oee_green_limit: limit })
  return (
    <div className={styles.fulfilment}>
      <WeekHead week={week} monday={days[0] as string} name={machine} say={say} />
      <div className={styles.room}>
        <FittedRoom leastPixels={LEAST_PIXELS} rolls={week.rolls}>
          <table className={styles.table}>
            <thead>
              <tr>
                <td />
                {days.map((day) => (
                  <th key={day} scope="col" data-today={day === week.today || undefined}>
                    {dayWord(day, plant.language)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lossRows.map((row) => (
                <tr key={row}>
                  <th scope="row">{say(`widget.loss.${row}`)}</th>
                  {cells.map((cell, at) => (
                    <td key={days[at]} data-colour={row === 'planned' ? cell?.planned.colour : undefined}>
                      {cell === null ? '-' : <Cell {...{ cell, row, plant }} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </FittedRoom>
      </div>
    </div>
  )
}

function Cell(on: { readonly cell: LossDay; readonly row: (typeof lossRows)[number]; readonly plant: Plant }) {
  const { cell, row, plant } = on
  if (row !== 'planned') return formatValue('round-0', cell[row], plant)
  return <OfTarget made={cell.planned.result} target={cell.planned.target} plant={plant} />
}
