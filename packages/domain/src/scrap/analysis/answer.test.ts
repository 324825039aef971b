import { describe, expect, test } from 'vitest'
import { answerTo, offerOf, type Question } from './answer.ts'
import { columnPage } from './column-page.ts'
import { datasetColumns, tableColumns } from './dataset-columns.ts'
import { lastOfEach, replacedFrom, tableOf } from './table.ts'
import { newView, type ViewConfig, withFilter, withValue } from './view-config.ts'

const booked = (row: object) => ({
  trans_date: '2026-11-09',
  week_number: '202646',
  day_of_week: 2,
  hour_of_day: 6,
  shift: 1,
  shift_description: 'Morning',
  scrap_reason: '10',
  scrap_reason_description: 'Short shot',
  scrap_reason_category: 'P',
  category_description: 'Process',
  machine_id: 'M101',
  machine_description: 'Press 1',
  department_description: 'Moulding',
  zone_description: 'Hall A',
  category: 'IM',
  part_no: 'P-1',
  card_no: '0001',
  tool_id: 'T-1',
  scrap_qty: 5,
  scrap_cost: 2.5,
  ...row,
})
const rows = [
  booked({ record_no: 1 }),
  booked({ record_no: 2, card_no: '0002', scrap_qty: 20, scrap_cost: null, hour_of_day: 14, shift: 2 }),
  booked({ record_no: 3, machine_id: 'M102', machine_description: 'Press 2', trans_date: '2026-11-16', scrap_qty: 8 }),
  booked({ record_no: 4, shift: 0, shift_description: 'Unplanned', scrap_qty: 100 }),
  booked({ record_no: 5, trans_date: '2025-01-01', scrap_qty: 1000 }),
]
const columns = tableColumns('history-scrap')
const table = tableOf(columns, [columnPage(rows, datasetColumns['history-scrap'])])
const all = newView('overview-1')
const period = { start: '2026-11-01', end: '2026-11-30' }
const ask = (view: ViewConfig, more: Partial<Question> = {}) =>
  answerTo(table, { dataset: 'history-scrap', view, period, cost: false, ...more })

describe('the rows that count', () => {
  const filtered = (name: Parameters<typeof withFilter>[1], values: string[], enabled = true) =>
    ask(withFilter(all, name, { values, enabled })).sum
  test.each([
    ['all of production time', () => ask(all).sum, 33],
    ['one machine', () => filtered('machine_id', ['M102']), 8],
    ['a filter that is switched off', () => filtered('machine_id', ['M102'], false), 33],
    ['two values of one filter', () => filtered('card_no', ['0001', '0002']), 33],
    ['shift 0, because it was chosen', () => filtered('shift', ['0']), 100],
    ['one week', () => ask({ ...all, week_numbers: ['202646'], weeksEnabled: true }).sum, 33],
    ['a week that is switched off', () => ask({ ...all, week_numbers: ['202701'], weeksEnabled: false }).sum, 33],
    ['a range of quantities', () => ask({ ...all, query: { scrap_qty: { min: 6, max: 10 } } }).sum, 8],
    ['a longer time', () => ask(all, { period: { start: '2024-01-01', end: '2026-12-31' } }).sum, 1033],
  ] as const)('W-STAT-07 %s', (_, sum, expected) => expect(sum()).toBe(expected))

  test.each([
    ['no shift', [], true, true],
    ['other shifts', ['1', '3'], true, true],
    ['shift 0', ['0', '1'], true, false],
    ['shift 0, switched off again', ['0'], false, true],
  ])('W-ENTITY-29-X production time alone counts with %s chosen: %j', (_, values, enabled, forced) =>
    expect(withFilter(all, 'shift', { values, enabled }).forceProdtime).toBe(forced),
  )

  test('a pressed bar adds its value to those that count already', () => {
    const once = withValue(all, 'machine_id', 'M101')
    expect(withValue(once, 'machine_id', 'M102').query.machine_id).toEqual({ values: ['M101', 'M102'], enabled: true })
    const off = withFilter(all, 'machine_id', { values: ['M101'], enabled: false })
    expect(withValue(off, 'machine_id', 'M102').query.machine_id).toEqual({ values: ['M102'], enabled: true })
  })
})

describe('charts', () => {
  test('bars are largest first, with their words; past ten they are one sum', () => {
    const { ranked } = ask(all)
    expect(ranked.machine_id?.bars).toEqual([
      { key: 'M101', label: 'Press 1', value: 25 },
      { key: 'M102', label: 'Press 2', value: 8 },
    ])
    const many = Array.from({ length: 12 }, (_, at) => booked({ record_no: at, tool_id: `T-${at}`, scrap_qty: at + 1 }))
    const big = tableOf(columns, [columnPage(many, datasetColumns['history-scrap'])])
    const { tool_id } = answerTo(big, { dataset: 'history-scrap', view: all, period, cost: false }).ranked
    expect(tool_id).toMatchObject({ others: 2, other: 3 })
    expect(tool_id?.bars).toHaveLength(10)
  })

  test('T-LOOK-116 what has no tool is a bar, too: the bars make the whole', () => {
    const some = [booked({ record_no: 1, scrap_qty: 4 }), booked({ record_no: 2, tool_id: '', scrap_qty: 3 })]
    const table = tableOf(columns, [columnPage(some, datasetColumns['history-scrap'])])
    const { ranked, sum } = answerTo(table, { dataset: 'history-scrap', view: all, period, cost: false })
    expect(ranked.tool_id?.bars.map(({ key, value }) => [key, value])).toEqual([
      ['T-1', 4],
      ['', 3],
    ])
    expect(sum).toBe(7)
  })

  test.each([
    ['day', ['2026-11-09', '2026-11-16'], [25, 8]],
    ['week', ['202646', '202647'], [25, 8]],
    ['month', ['2026-11'], [33]],
    ['year', ['2026'], [33]],
  ] as const)('over time by %s', (groupBy, periods, values) =>
    expect(ask({ ...all, groupBy }).overTime).toEqual({ periods, series: [{ key: '', label: '', values, sum: 33 }] }),
  )

  test('W-STAT-05-X cost is that of the records; those without one count 0 and are told', () => {
    const answer = ask({ ...all, overview: 'overview-3' }, { cost: true })
    expect(answer).toMatchObject({ sum: 5, without: 1, count: 3 })
    expect(answer.overTime?.series).toEqual([{ key: 'P', label: 'Process', values: [2.5, 2.5], sum: 5 }])
  })

  test('W-STAT-05-X where no record has a cost, all of them are told', () => {
    const dear = withFilter(all, 'card_no', { values: ['0002'], enabled: true })
    expect(ask({ ...dear, overview: 'overview-3' }, { cost: true })).toMatchObject({ sum: 0, without: 1, count: 1 })
  })

  test('W-STAT-06 weekdays begin on Monday, hours have all their places, shifts their words', () => {
    const { places } = ask({ ...all, overview: 'overview-4' })
    expect(places.day_of_week?.map(({ key }) => key)).toEqual(['2', '3', '4', '5', '6', '7', '1'])
    expect(places.hour_of_day?.map(({ value }) => value).filter((value) => value > 0)).toEqual([13, 20])
    expect(places.hour_of_day).toHaveLength(24)
    expect(places.shift?.map(({ key, value }) => [key, value])).toEqual([
      ['1', 13],
      ['2', 20],
    ])
  })

  test('the table of cards has each card at each machine once, with its share', () => {
    const { cards } = ask({ ...all, overview: 'overview-2' })
    expect(cards.map(({ card_no, machine, value, share }) => [card_no, machine, value, share])).toEqual([
      ['0002', 'Press 1', 20, 60.61],
      ['0001', 'Press 2', 8, 24.24],
      ['0001', 'Press 1', 5, 15.15],
    ])
  })
})

describe('T-PLANT-401 rows of several units', () => {
  const mixed = [
    booked({ record_no: 1, unit: 'pcs' }),
    booked({ record_no: 2, unit: 'pcs', card_no: '0002', scrap_qty: 7, machine_id: 'M102' }),
    booked({ record_no: 3, unit: 'kg', card_no: '0003', scrap_qty: 0.25, machine_id: 'K504' }),
    booked({ record_no: 4, unit: '', card_no: '', scrap_qty: 1 }),
  ]
  const both = tableOf(columns, [columnPage(mixed, datasetColumns['history-scrap'])])
  const of = (view: ViewConfig, cost = false) => answerTo(both, { dataset: 'history-scrap', view, period, cost })

  test('each has its sum, and the charts are of the one that most rows have', () => {
    const answer = of(all)
    expect(answer).toMatchObject({
      count: 4,
      sum: 13,
      units: [
        { unit: 'pcs', quantity: 13 },
        { unit: 'kg', quantity: 0.25 },
      ],
    })
    expect(answer.ranked.machine_id?.bars.map(({ key, value }) => [key, value])).toEqual([
      ['M102', 7],
      ['M101', 6],
    ])
    expect(answer.overTime?.series).toMatchObject([{ sum: 13 }])
  })

  test('the filter shows the other one', () => {
    expect(of(withValue(all, 'unit', 'kg'))).toMatchObject({ count: 1, sum: 0.25, units: [{ unit: 'kg' }] })
    expect(offerOf(both, 'history-scrap').options.unit).toEqual([
      { value: 'kg', label: 'kg' },
      { value: 'pcs', label: 'pcs' },
    ])
  })

  test('costs are added up whatever was scrapped', () => {
    expect(of(all, true)).toMatchObject({ sum: 10, units: [] })
  })
})

describe('rows that come and go', () => {
  test('a later load replaces everything from its day on', () => {
    const fresh = columnPage(
      [booked({ record_no: 9, trans_date: '2026-11-16', scrap_qty: 7 })],
      datasetColumns['history-scrap'],
    )
    const next = replacedFrom([table], '2026-11-10', { columns, pages: [fresh] })
    expect(next.length).toBe(5)
    expect(answerTo(next, { dataset: 'history-scrap', view: all, period, cost: false }).sum).toBe(32)
  })

  test('T-PLANT-405 a card that was taken up again stands where it ended last, whichever end was loaded first', () => {
    const card = (stop_date: string, good_prod_qty: number) => ({
      ...booked({ trans_date: stop_date.slice(0, 10), stop_date, good_prod_qty, planned_qty: 10, tak: null }),
    })
    const page = columnPage(
      [card('2026-10-01T10:00:00Z', 4), card('2026-11-12T10:00:00Z', 10)],
      datasetColumns['card-history'],
    )
    const own = tableColumns('card-history')
    const cards = lastOfEach(tableOf(own, [page]), ['machine_id', 'card_no'], own)
    const answer = answerTo(cards, { dataset: 'card-history', view: all, period, cost: false })
    const newestFirst = columnPage(
      [card('2026-11-12T10:00:00Z', 10), card('2026-10-01T10:00:00Z', 4)],
      datasetColumns['card-history'],
    )
    const turned = lastOfEach(tableOf(own, [newestFirst]), ['machine_id', 'card_no'], own)
    expect(turned.numbers.good_prod_qty).toEqual(cards.numbers.good_prod_qty)
    expect(answer.finished).toMatchObject([{ card_no: '0001', good_prod_qty: 10, tak: null }])
  })

  test('T-PLANT-400 good pieces that scrap took away count in every bar, sum and period: all add up to the same', () => {
    const made = (trans_date: string, machine_id: string, tot_good_qty: number) => ({
      ...booked({ trans_date, machine_id }),
      tot_good_qty,
    })
    const days = [
      made('2026-11-09', 'M101', -7),
      made('2026-11-10', 'M101', 100),
      made('2026-11-09', 'M102', -3),
      made('2026-11-10', 'M102', 1),
    ]
    const page = columnPage(days, datasetColumns['history-day'])
    const good = tableOf(tableColumns('history-day'), [page])
    const asked = { dataset: 'history-day', period, cost: false } as const
    const first = answerTo(good, { ...asked, view: { ...all, groupBy: 'day' } })
    expect(first.sum).toBe(91)
    expect(first.ranked.machine_id?.bars.map(({ key, value }) => [key, value])).toEqual([
      ['M101', 93],
      ['M102', -2],
    ])
    expect(first.overTime?.series).toMatchObject([{ values: [-10, 101], sum: 91 }])
    const second = answerTo(good, { ...asked, view: { ...newView('overview-2'), groupBy: 'day' } })
    expect(second.overTime?.series.filter(({ key }) => key !== '')).toMatchObject([
      { key: 'M101', values: [-7, 100], sum: 93 },
      { key: 'M102', values: [-3, 1], sum: -2 },
    ])
  })

  test('filters offer every value with its words, and quantities up to the largest', () => {
    const offer = offerOf(table, 'history-scrap')
    expect(offer.options.machine_id).toEqual([
      { value: 'M101', label: 'Press 1' },
      { value: 'M102', label: 'Press 2' },
    ])
    expect(offer.largest).toBe(1000)
    expect(offer.weeks).toEqual(['202646'])
  })
})
