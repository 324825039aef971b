/** The worked examples of docs/guide/figures.md, computed again: a page of figures that nobody checks becomes untrue. */

import { lossGrid } from '@takt/domain/goals/statistics/fulfilment-losses.ts'
import { lossesOf } from '@takt/domain/goals/statistics/fulfilment-plan.ts'
import { goalDifferences } from '@takt/domain/goals/target-so-far.ts'
import { toDecimals } from '@takt/domain/ground/statistics/decimals.ts'
import { besideIso } from '@takt/domain/history/losses/beside-iso.ts'
import { lossTree, noLossSums } from '@takt/domain/history/losses/loss-tree.ts'
import { failureFigures } from '@takt/domain/history/statistics/mtbf/failure-figures.ts'
import { type OeeSums, oee, sum } from '@takt/domain/machines/oee/oee.ts'
import { lightColour } from '@takt/domain/orders/lights/light.ts'
import { defaultLimits } from '@takt/domain/orders/lights/machine-limits.ts'
import { oeeLight } from '@takt/domain/orders/lights/oee-light.ts'
import { quantityLight } from '@takt/domain/orders/lights/quantity-light.ts'
import { scrapLight } from '@takt/domain/orders/lights/scrap-light.ts'
import { setupLight } from '@takt/domain/orders/lights/setup-light.ts'
import { timeLight } from '@takt/domain/orders/lights/time-light.ts'
import { orderFigures } from '@takt/domain/orders/order-figures.ts'
import { plannedSeconds, remainingHours } from '@takt/domain/orders/planned-time.ts'
import { expect, test } from 'vitest'
import { codePaths, isTest, readText } from './source/source-files.ts'

const HOUR_MS = 3_600_000
const HOUR_SECONDS = 3600

/** A row of a table: its cells by the heading of their column. */
type Example = Readonly<Record<string, string>>
type Figures = Readonly<Record<string, number | string | null>>

const tables = new Map(
  readText('docs/guide/figures.md')
    .split(/^## /m)
    .slice(1)
    .map((section): [string, Example[]] => [section.slice(0, section.indexOf('\n')), examplesOf(section)])
    .filter(([, examples]) => examples.length > 0),
)

function examplesOf(section: string): Example[] {
  const [head, , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [head?.[index] ?? '', cell])))
}

function numberIn(example: Example, column: string): number {
  const number = Number(example[column])
  if (example[column] === undefined || Number.isNaN(number)) throw new Error(`“${column}” is no number`)
  return number
}

const reader = (example: Example) => (column: string) => numberIn(example, column)

function sumsOf(example: Example): OeeSums {
  const of = reader(example)
  return {
    run_ms: Math.round(of('Run h') * HOUR_MS),
    stop_ms: Math.round(of('Stop h') * HOUR_MS),
    micro_ms: Math.round(of('Micro h') * HOUR_MS),
    ideal_ms: Math.round(of('Ideal h') * HOUR_MS),
    pieces: of('Pieces'),
    scrap_oee: of('Scrap'),
  }
}

function percents(sums: OeeSums): Figures {
  const { t_percent, a_percent, k_percent, tak } = oee(sums)
  return { 'T %': t_percent, 'A %': a_percent, 'K %': k_percent, 'OEE %': tak }
}

function losses(example: Example): Figures {
  const ms = (column: string) => Math.round(numberIn(example, column) * HOUR_MS)
  const stops = {
    planned: ms('Planned stop h'),
    setup: ms('Setup h'),
    breakdown: ms('Breakdown h'),
    waiting: ms('Waiting h'),
    uncoded: ms('Uncoded h'),
    micro: ms('Micro h'),
  }
  const made = { run_ms: ms('Run h'), ideal_ms: ms('Ideal h'), pieces: numberIn(example, 'Pieces') }
  const scrap_oee = numberIn(example, 'Scrap')
  const { steps } = lossTree({
    ...made,
    calendar_ms: ms('Calendar h'),
    unplanned_ms: ms('Unplanned h'),
    silent_ms: ms('Silent h'),
    stops,
    scrap_oee,
  })
  const stop_ms = Object.values(stops).reduce((total, stop) => total + stop, 0)
  return {
    'Planned h': steps.scheduled / HOUR_MS,
    'Available h': steps.available / HOUR_MS,
    'Running h': steps.running / HOUR_MS,
    'At speed h': steps.speed / HOUR_MS,
    'Good h': steps.good / HOUR_MS,
    'OEE %': oee({ ...made, stop_ms, micro_ms: stops.micro, scrap_oee }).tak,
  }
}

function ofIso(example: Example): Figures {
  const ms = (column: string) => Math.round(numberIn(example, column) * HOUR_MS)
  const { ours, iso } = besideIso({
    ...noLossSums,
    run_ms: ms('Run h'),
    silent_ms: ms('Silent h'),
    stops: { ...noLossSums.stops, planned: ms('Planned stop h'), breakdown: ms('Other stop h'), micro: ms('Micro h') },
    ideal_ms: ms('Ideal h'),
    pieces: numberIn(example, 'Pieces'),
    scrap_oee: numberIn(example, 'Scrap'),
  })
  return {
    'Our availability %': ours.t_percent,
    'Our OEE %': ours.tak,
    'ISO availability %': iso.t_percent,
    'ISO OEE %': iso.tak,
  }
}

function ofOrder(example: Example): Figures {
  const of = reader(example)
  const figures = orderFigures({
    run_ms: of('Run h') * HOUR_MS,
    stop_ms: of('Planned stop h') * HOUR_MS,
    calendar_run_ms: of('Planned run h') * HOUR_MS,
    calendar_stop_ms: of('Planned stop h') * HOUR_MS,
    calendar_micro_ms: 0,
    cycles: 0,
    counted_qty: of('Pieces'),
    reported_qty: 0,
    scrap_qty: of('Scrap'),
    reducing_scrap_qty: of('Reducing scrap'),
    calendar_qty: of('Planned pieces'),
    calendar_ideal_ms: of('Planned ideal h') * HOUR_MS,
    calendar_scrap_oee_qty: of('Scrap in OEE'),
  })
  return {
    Good: figures.good_prod_qty,
    'Scrap %': figures.scrap_percent,
    'Seconds a piece': figures.real_unit_time,
    'OEE %': figures.tak,
  }
}

function planned(example: Example): Figures {
  const of = reader(example)
  const part = { planned_unit_time: of('Seconds a piece'), capacity_factor: of('Capacity factor') }
  const started = example.Started === 'yes'
  return {
    'Planned h': plannedSeconds(of('Pieces'), part) / HOUR_SECONDS,
    'Left h': remainingHours({ ...part, remaining_qty: of('Pieces'), planned_setup_time: of('Setup h'), started }),
  }
}

function failures(example: Example): Figures {
  const of = reader(example)
  const inHours = (seconds: number | null) => (seconds === null ? null : seconds / HOUR_SECONDS)
  const { mtbf, mttr, mwttr } = failureFigures({
    run_seconds: of('Run h') * HOUR_SECONDS,
    failure: { stops: of('Failures'), seconds: 0 },
    repair: { stops: of('Repairs'), seconds: of('Repair h') * HOUR_SECONDS },
    wait: { stops: 0, seconds: of('Wait h') * HOUR_SECONDS },
    downtime: { stops: 0, seconds: 0 },
  })
  return { 'MTBF h': inHours(mtbf), 'MTTR h': inHours(mttr), 'MWTTR h': inHours(mwttr) }
}

/** Null where the page has a dash. */
const orNone = (example: Example, column: string) => (example[column] === '–' ? null : numberIn(example, column))

function goals(example: Example): Figures {
  const of = (column: string) => orNone(example, column)
  const goal = {
    target_good_qty: of('Goal'),
    result_good_qty: of('Made'),
    target_good_qty_alt_unit: of('Goal alt. unit'),
    result_good_qty_alt_unit: of('Made alt. unit'),
    target_earned_hours: of('Goal earned h'),
    result_earned_hours: of('Made earned h'),
  }
  const differences = goalDifferences(goal, numberIn(example, 'Passed %') / 100)
  return {
    Difference: differences.diff_good_qty,
    'Difference alt. unit': differences.diff_qty_alt_unit,
    'Difference earned h': differences.diff_earned_hours,
  }
}

function lights(example: Example): Figures {
  const of = reader(example)
  const colour = (light: ReturnType<typeof oeeLight>) => (light === null ? null : lightColour(light))
  const manual = { setup_time_man: null, planned_setup_time_man: null }
  return {
    'Time light': colour(timeLight({ run_time: of('Run h'), planned_total_time_seconds: of('Planned run h') })),
    'Setup light': colour(
      setupLight({ setup_time: of('Setup h'), planned_setup_time: of('Planned setup h'), ...manual }),
    ),
    'OEE light': colour(oeeLight(orNone(example, 'OEE %'), defaultLimits)),
    'Scrap light': colour(scrapLight(orNone(example, 'Scrap %'), defaultLimits)),
    'Quantity light': colour(quantityLight(of('Planned pieces'), of('On pallets'))),
  }
}

function fulfilment(example: Example): Figures {
  const of = reader(example)
  const day = '2026-05-18'
  const made = {
    day,
    pieces: of('Pieces'),
    good_qty: of('Good'),
    ideal_ms: of('Ideal h') * HOUR_MS,
    run_ms: of('Run h') * HOUR_MS,
    stop_ms: of('Stop h') * HOUR_MS,
    scrap_qty: of('Scrap'),
  }
  const row = {
    target_date: day,
    target_good_qty: of('Goal'),
    result_good_qty: made.good_qty,
    scrap_qty: made.scrap_qty,
  }
  const [shown] = lossGrid([{ ...row, ...lossesOf(made, [made]) }], {
    days: [day],
    today: '2026-05-20',
    oee_green_limit: of('Green OEE limit %'),
  })
  if (!shown) throw new Error('the day is not shown')
  const { planned, t, a, k } = shown
  return { Asked: planned.asked, Colour: planned.colour, 'Lost to stops': t, 'Lost to speed': a, 'Lost to scrap': k }
}

const figuresOf: Readonly<Record<string, (example: Example) => Figures>> = {
  OEE: (example) => percents(sumsOf(example)),
  Losses: losses,
  'ISO 22400-2 beside ours': ofIso,
  'OEE of several': (example) => percents(sumsOf(example)),
  'An order': ofOrder,
  'Planned time': planned,
  'Failures and repairs': failures,
  Goals: goals,
  'Order lights': lights,
  'Weekly fulfilment and its losses': fulfilment,
}

test('T-PLANT-163 T-PLANT-387 every table of the page of figures is computed', () =>
  expect([...tables.keys()]).toEqual(Object.keys(figuresOf)))

test.each(
  [...tables].flatMap(([section, examples]) =>
    examples.map((example) => [section, example.Example ?? '', example] as const),
  ),
)('T-PLANT-163 T-PLANT-387 %s: %s', (section, _, example) => {
  const figures = figuresOf[section]?.(example) ?? {}
  const shown = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      value === null ? '–' : typeof value === 'string' ? value : String(toDecimals(value, 3)),
    ]),
  )
  expect(example).toMatchObject(shown)
})

test('T-PLANT-163 several are added up first, and their percentages made of the sums', () => {
  const [short, long, both] = (tables.get('OEE of several') ?? []).map(sumsOf)
  if (!short || !long || !both) throw new Error('the page shows two orders and both together')
  expect(sum([short, long])).toEqual(both)
})

/** Cuts a shift by its single bookings: there are no kept sums to add. */
const CUT = 'apps/server/src/machines/cut-shifts.ts'
const KEPT = 'apps/server/src/machines/kept-figures.ts'

test('T-PLANT-254 what pieces and good pieces come to is written in one place', () => {
  const addsUp = /counted_(qty|ideal_ms) \+ [\w{}$.]*reported_(qty|ideal_ms)/
  const found = codePaths('apps/server/src').filter((path) => !isTest(path) && addsUp.test(readText(path)))
  expect(found.filter((path) => path !== KEPT && path !== CUT)).toEqual([])
  expect(found).toContain(KEPT)
})
