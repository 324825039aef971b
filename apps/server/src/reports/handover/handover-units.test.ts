/** A hand-over of machines that make pieces and kilograms, and one that was signed before units were kept apart. */
import type { Handover } from '@takt/domain/reports/model/handover.ts'
import { beforeAll, expect, test } from 'vitest'
import { signal } from '../../../test/order-plant.ts'
import { type Caller, testServer } from '../../../test/test-server.ts'
import { aCalendar, aDayType, aShift } from '../../calendar/calendar.fixture.ts'
import { aMachine } from '../../machines/machines.fixture.ts'
import { aCard, anOrderRun, aPart } from '../../orders/orders.fixture.ts'
import { aDepartment } from '../../setup/setup.fixture.ts'
import { aHandover } from '../reports.fixture.ts'

const server = testServer()
/** A Wednesday. Stockholm is two hours ahead: the shift goes from 04:00 to 12:00, the night from 20:00 to 04:00. */
const at = (time: string, day = 10) => `2026-06-${day}T${time}:00.000Z`
let supervisor: Caller

beforeAll(async () => {
  server.clock.now = Date.parse(at('03:00'))
  await aShift(server, { shift: 84, names: { en: 'Early' } })
  await aShift(server, { shift: 85, names: { en: 'Night' } })
  const spans = [
    { from: '06:00', to: '14:00', shift: 84 },
    { from: '22:00', to: '06:00', shift: 85 },
  ]
  const { day_type } = await aDayType(server, { spans })
  const { calendar_id } = await aCalendar(server, { week: Array(7).fill(day_type) })
  await aDepartment(server, { code: 'HU', description: 'Hall of units' })
  for (const machine_id of ['HU1', 'HU2']) {
    await aMachine(server, { machine_id, calendar_id, department: 'HU', day_start: '00:00', good_from_cycles: true })
  }
  await aPart(server, { part_no: 'HU-PCS', unit: 'pcs', planned_unit_time: 36 })
  await aPart(server, { part_no: 'HU-KG', unit: 'kg', planned_unit_time: 360 })
  supervisor = await server.signIn('supervisor')
})

async function order(machine_id: string, part_no: string, start_time: string, end_time: string | null) {
  const card_no = `${machine_id} ${part_no} ${start_time}`
  await aCard(server, { card_no, machine_id, part_no, planned_op_qty: 9000 })
  await anOrderRun(server, { machine_id, card_no, start_time, end_time, insatser: 1 })
}

async function says(machine_id: string, moment: string, kind: string, value: unknown) {
  server.clock.now = Date.parse(moment)
  await signal(server, machine_id, { at: Date.parse(moment), kind, value })
}

const handoverOf = async (day: string, shift: number) => {
  const asked = { place_type: 'department', place: 'HU', day, shift, part: 0 } as const
  return ((await supervisor.call('get_handover', asked)).data as unknown as Handover[])[0] as Handover
}
const made = (machines: Handover['figures']['machines']) =>
  machines.map((machine) => machine.made.map(({ unit, good_qty, target_qty }) => [unit, good_qty, target_qty]))

test('T-LOOK-93 a hand-over has pieces and kilograms apart, each beside what was planned of it, also of one machine', async () => {
  await order('HU1', 'HU-PCS', at('04:00'), at('06:00'))
  await order('HU1', 'HU-KG', at('06:00'), null)
  await order('HU2', 'HU-PCS', at('04:00'), null)
  for (const machine_id of ['HU1', 'HU2']) await says(machine_id, at('04:00'), 'state', 'running')
  await says('HU1', at('05:00'), 'cycles', 150)
  await says('HU2', at('05:00'), 'cycles', 400)
  await says('HU1', at('07:00'), 'cycles', 30)
  await says('HU2', at('08:00'), 'state', 'running')
  const { figures, paper } = await handoverOf('2026-06-10', 84)
  // Four hours: 100 pieces an hour, 10 kilograms.
  expect(made(figures.machines)).toEqual([
    [
      ['pcs', 150, 200],
      ['kg', 30, 20],
    ],
    [['pcs', 400, 400]],
  ])
  expect(figures.totals).toEqual([
    { unit: 'pcs', good_qty: 550, scrap_qty: 0, target_qty: 600 },
    { unit: 'kg', good_qty: 30, scrap_qty: 0, target_qty: 20 },
  ])
  const value = (label: string) => paper.facts.find((fact) => fact.label === label)?.value
  expect([value('Good pieces'), value('Planned by then')]).toEqual(['550 pcs · 30 kg', '600 pcs · 20 kg'])
  const rows = paper.tables.find(({ heading }) => heading === 'Machines')?.rows ?? []
  expect(rows.map(([machine, good, target, , , , unit]) => [machine, good, target, unit])).toEqual([
    ['HU1', '150', '200', 'pcs'],
    ['HU1', '30', '20', 'kg'],
    ['HU2', '400', '400', 'pcs'],
  ])
})

test('T-LOOK-93 of a night that midnight cuts each unit has what was made in it, and of the night before nothing', async () => {
  await server.sql(`update order_run set end_time = $1 where machine_id = 'HU1' and end_time is null`, [at('22:30')])
  await order('HU1', 'HU-PCS', at('22:30'), null)
  // Shift 85 of the tenth is the end of the night before, which made nothing, and the beginning of this one.
  await says('HU1', at('21:00'), 'cycles', 40)
  await says('HU1', at('23:30'), 'cycles', 500)
  await says('HU1', at('04:00', 11), 'state', 'running')
  const { figures } = await handoverOf('2026-06-10', 85)
  const [own] = made(figures.machines)
  expect(own?.map(([unit, good]) => [unit, good]).sort()).toEqual([
    ['kg', 40],
    ['pcs', 500],
  ])
})

test('T-LOOK-93 a hand-over that was signed before units were kept apart is shown as it was frozen', async () => {
  const { figures, words } = await handoverOf('2026-06-10', 84)
  const frozen = {
    ...figures,
    totals: [{ unit: 'kg', good_qty: 180, scrap_qty: 0, target_qty: 220 }],
    machines: figures.machines.map(({ made: _, ...machine }) => ({
      ...machine,
      ...{ unit: 'kg', good_qty: 180, scrap_qty: 0, target_qty: 220 },
    })),
  }
  await aHandover(server, {
    ...{ place: 'HU', day: '2026-06-10', shift: 84, machines: ['HU1', 'HU2'] },
    ...{ start_time: at('04:00'), end_time: at('12:00'), figures: frozen, words },
  })
  const shown = await handoverOf('2026-06-10', 84)
  expect(shown.handed_over?.name).toBe('Anna')
  expect(made(shown.figures.machines)).toEqual([[['kg', 180, 220]], [['kg', 180, 220]]])
  expect(shown.figures.totals).toEqual(frozen.totals)
  expect(shown.paper.facts.find(({ label }) => label === 'Good pieces')?.value).toBe('180 kg')
})
