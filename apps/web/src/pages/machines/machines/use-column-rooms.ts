import { amountText } from '@takt/domain/ground/by-unit.ts'
import { displayStates } from '@takt/domain/machines/display-state.ts'
import type { MachineColumn } from '@takt/domain/machines/overview/machine-columns.ts'
import { type TextLook, textWidth, twoLineWidth, useFonts } from '@takt/ui/table/text-width.ts'
import { useMemo } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { hoursText, plantTime, useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { percentText } from '../../../data/words/percent-text.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { orderAmount } from '../../../parts/machine-card/order-amount.ts'
import type { LongestFigures, LongestOfRows } from './column-contents.ts'
import { useColumnHeading } from './column-heading.ts'

/** The blank on both sides of a cell, and a pixel for rounding. */
const AROUND = 26
/** Of a heading that sorts. */
const ARROW = 22
/** Sign, blanks and border of a state's tag. */
const TAG = 48
/** Blanks of the pill around a count. */
const PILL = 16
const SIGN = 28
/** A name of which less is seen says nothing. */
const NAME = 90
/** Four minutes a pixel. */
const STRIP = 120

const normal: TextLook = { size: 'md', weight: 'normal' }
const strong: TextLook = { size: 'md', weight: 'strong' }
const timer: TextLook = { size: 'lg', weight: 'medium' }
const small: TextLook = { size: 'sm', weight: 'normal' }

/** The least room of a column: its longest number or time, and its heading, whole in every language. */
export function useColumnRooms(rows: LongestOfRows, figures: LongestFigures): (column: MachineColumn) => number {
  const text = useText()
  const headingOf = useColumnHeading(rows.orderUnits)
  const number = useNumber()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const fonts = useFonts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when another font has come
  return useMemo(() => {
    const widest = (words: readonly string[], look: TextLook) =>
      words.reduce((most, word) => Math.max(most, textWidth(word, look)), 0)
    const numbers = (...values: number[]) =>
      widest(
        values.map((value) => number(value)),
        normal,
      )
    const units = figures.units.map(unitText)
    const amounts = (most: number) =>
      units.length === 0
        ? numbers(most)
        : widest(
            units.map((unit) => amountText(most, unit, number)),
            normal,
          )
    const times = (seconds: number) => widest([hoursText(seconds), hoursText(3540)], normal)
    const dates = rows.silent.map((at) => plantTime(Date.parse(at), { language, timeZone, kind: 'date' }))
    const days = rows.days === 0 ? [] : [`${'0'.repeat(rows.days)} d 00 h`]
    const holds: Readonly<Record<MachineColumn, number>> = {
      status:
        widest(
          displayStates.map((state) => text(`state.${state}`)),
          strong,
        ) + TAG,
      time: Math.max(
        widest(['00:00:00', ...days], timer),
        widest([text('cockpit.since', { time: '00:00' }), ...dates], small),
      ),
      machine_id: Math.max(NAME, widest(rows.machine_id, strong)),
      strip: STRIP,
      order: Math.max(NAME, widest(rows.work_order_no, normal)),
      tool_id: widest(rows.tool_id, normal),
      progress: widest(
        (rows.orderUnits.length < 2 ? [''] : rows.orderUnits).map((unit) =>
          orderAmount({ card_good_qty: rows.pieces, planned_op_qty: rows.pieces, unit }, number),
        ),
        normal,
      ),
      scrap: amounts(figures.scrap),
      oee:
        widest([percentText(100, number), percentText(figures.oee, number)], normal) + (figures.isDoubtful ? SIGN : 0),
      emp_name: NAME,
      uncoded_stops: widest([number(Math.max(99, rows.uncoded_stops))], strong) + PILL,
      good: amounts(figures.good),
      run_time: times(figures.run_time),
      stop_time: times(figures.stop_time),
      micro_time: times(figures.micro_time),
      card_no: widest(rows.card_no, normal),
      department_description: NAME,
      zone_desc: NAME,
      cat_desc: NAME,
      priority: numbers(rows.priority),
      prepare_status: widest([text('machines.next-prepared')], normal),
    }
    // Asked column by column: the names of columns that nobody shows are among the texts that come later.
    return (column) => {
      const heading = twoLineWidth(headingOf(column), { size: 'sm', weight: 'strong' })
      return Math.max(holds[column], heading + (sortable.has(column) ? ARROW : 0)) + AROUND
    }
  }, [rows, figures, text, headingOf, number, language, timeZone, fonts])
}

const sortable: ReadonlySet<MachineColumn> = new Set<MachineColumn>([
  'status',
  'machine_id',
  'department_description',
  'zone_desc',
  'cat_desc',
  'priority',
])
