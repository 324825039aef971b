/** The worked examples of docs/guide/figures.md, computed again: a page of figures that nobody checks becomes untrue. */
import { goalDifferences } from '@takt/domain/goals/target-so-far.ts'
import { besideIso } from '@takt/domain/losses/beside-iso.ts'
import { lossTree, noLossSums } from '@takt/domain/losses/loss-tree.ts'
import { type OeeSums, oee, sum } from '@takt/domain/oee/oee.ts'
import { orderFigures } from '@takt/domain/orders/order-figures.ts'
import { plannedSeconds, remainingHours } from '@takt/domain/orders/planned-time.ts'
import { toDecimals } from '@takt/domain/statistics/decimals.ts'
import { failureFigures } from '@takt/domain/statistics/mtbf/failure-figures.ts'
import { expect, test } from 'vitest'
import { codePaths, isTest, readText } from './source/source-files.ts'

const HOUR_MS = 3_600_000
const HOUR_SECONDS = 3600

/** A row of a table: its cells by the heading of their column. */
type Example = Readonly<Record<string, string>>
type Figures = Readonly<Record<string, number | null>>

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

function goals(example: Example): Figures {
  const of = reader(example)
  const unset = { target_good_qty_alt_unit: null, target_earned_hours: null }
  const unmade = { result_good_qty_alt_unit: null, result_earned_hours: null }
  const goal = { target_good_qty: of('Target'), result_good_qty: of('Made'), ...unset, ...unmade }
  return { Difference: goalDifferences(goal, of('Passed %') / 100).diff_good_qty }
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
}

test('T-PLANT-163 every table of the page of figures is computed', () =>
  expect([...tables.keys()]).toEqual(Object.keys(figuresOf)))

test.each(
  [...tables].flatMap(([section, examples]) =>
    examples.map((example) => [section, example.Example ?? '', example] as const),
  ),
)('T-PLANT-163 %s: %s', (section, _, example) => {
  const figures = figuresOf[section]?.(example) ?? {}
  const shown = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, value === null ? '–' : String(toDecimals(value, 3))]),
  )
  expect(example).toMatchObject(shown)
})

test('T-PLANT-163 several are added up first, and their percentages made of the sums', () => {
  const [short, long, both] = (tables.get('OEE of several') ?? []).map(sumsOf)
  if (!short || !long || !both) throw new Error('the page shows two orders and both together')
  expect(sum([short, long])).toEqual(both)
})

/** Cuts a shift by its single bookings: there are no kept sums to add. */
const CUT = 'apps/server/src/machines/boundary-shift.ts'
const KEPT = 'apps/server/src/machines/kept-figures.ts'

test('T-PLANT-254 what pieces and good pieces come to is written in one place', () => {
  const addsUp = /counted_(qty|ideal_ms) \+ [\w{}$.]*reported_(qty|ideal_ms)/
  const found = codePaths('apps/server/src').filter((path) => !isTest(path) && addsUp.test(readText(path)))
  expect(found.filter((path) => path !== KEPT && path !== CUT)).toEqual([])
  expect(found).toContain(KEPT)
})
