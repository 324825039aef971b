import {
  type LossDay,
  type LossRow,
  lossGrid,
  lossRows,
  targetFactor,
} from '@takt/domain/goals/statistics/fulfilment-losses.ts'
import { fulfilmentDays } from '@takt/domain/goals/statistics/fulfilment-week.ts'
import { formatValue } from '@takt/domain/ground/format-value.ts'
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
  const asked = targetFactor(limit)
  const nameOf = (row: LossRowName) =>
    row === 'planned' && asked !== 1
      ? say('widget.loss.asked', { percent: formatValue('round-0', asked * 100, plant) })
      : say(`widget.loss.${row}`)
  const cells = lossGrid(rows, { days, today: week.today, oee_green_limit: limit })
  return (
    <div className={styles.fulfilment}>
      <WeekHead week={week} monday={days[0] as string} name={machine} language={plant.language} say={say} />
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
                  <th scope="row">{nameOf(row)}</th>
                  {cells.map((cell, at) => (
                    <td key={days[at]} data-colour={row === 'planned' ? cell?.planned.colour : undefined}>
                      {cell === null ? '-' : <Cell {...{ cell, row, plant, say }} />}
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

type LossRowName = (typeof lossRows)[number]

function Cell(on: { readonly cell: LossDay; readonly row: LossRowName; readonly plant: Plant; readonly say: Say }) {
  const { cell, row, plant, say } = on
  if (row !== 'planned') return formatValue('round-0', cell[row], plant)
  const { result, asked, target } = cell.planned
  return (
    <>
      <OfTarget made={result} target={asked} plant={plant} />
      {asked !== target && (
        <span className={styles.beside}>
          {say('widget.loss.target', { target: formatValue('round-0', target, plant) })}
        </span>
      )}
    </>
  )
}
