import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { companySettings } from '@takt/domain/ground/company-settings.ts'
import { addDays, daysBetween } from '@takt/domain/ground/dates.ts'
import { CardNo, EmployeeNo, MachineId, StopCodeNo, Time } from '@takt/domain/ground/model/ids.ts'
import { permissionNames } from '@takt/domain/ground/permissions.ts'
import { roles } from '@takt/domain/ground/roles.ts'
import { has, type SpecialFunction, specialFunctions } from '@takt/domain/ground/special-functions.ts'
import { stopColour } from '@takt/domain/ground/stop-colour.ts'
import { weekdayOf } from '@takt/domain/ground/zone-time.ts'
import { TouchConfig } from '@takt/domain/machines/model/machine.ts'
import { touchConfig } from '@takt/domain/machines/touch-config.ts'
import { describe, expect, test } from 'vitest'
import { CALENDAR_DAYS_BACK } from './calendars.ts'
import { examplePlants } from './example-plant.ts'
import type { Plant } from './plant.ts'

const now = Date.parse('2026-03-10T09:30:00Z')
const plants = examplePlants(now)
const [example, second, third] = plants as [Plant, Plant, Plant]
const ids = (plant: Plant) => plant.machines.map(({ machine_id }) => machine_id)

test('T-PLANT-26 the same now gives the same plants', () => {
  expect(examplePlants(now)).toEqual(plants)
})

const unique: readonly [what: string, keys: (plant: Plant) => readonly string[]][] = [
  ['machine', ids],
  ['department', (p) => p.departments.map(({ code }) => code)],
  ['zone', (p) => p.zones.map(({ code }) => code)],
  ['category', (p) => p.categories.map(({ code }) => code)],
  ['stop group', (p) => p.stop_groups.map(({ code }) => code)],
  ['stop code', (p) => p.stop_codes.map(({ stop_code }) => stop_code)],
  ['part operation', (p) => p.parts.map(({ part_no, op_number }) => `${part_no}/${op_number}`)],
  ['card', (p) => p.orders.map(({ card_no }) => card_no)],
  ['employee', (p) => p.employees.map(({ employee_number }) => employee_number)],
  ['user', (p) => p.users.map(({ username }) => username)],
  ['dashboard', (p) => p.dashboards.map(({ slug }) => slug)],
  ['line', (p) => p.lines.map(({ line_no }) => String(line_no))],
  ['shift', (p) => p.shifts.map(({ shift }) => String(shift))],
  ['day type', (p) => p.day_types.map(({ day_type }) => day_type)],
  ['calendar', (p) => p.calendars.map(({ calendar_id }) => String(calendar_id))],
  ['scrap category', (p) => p.scrap_categories.map(({ code }) => code)],
  ['scrap reason', (p) => p.scrap_reasons.map(({ code }) => code)],
  ['tool', (p) => p.tools.map(({ tool_id }) => tool_id)],
  ['tool structure', (p) => p.tool_structures.map((s) => `${s.tool_id}/${s.child_tool_id}`)],
  ['tool insert', (p) => p.tool_inserts.map((i) => `${i.tool_id}/${i.insert_location}`)],
  ['material', (p) => p.materials.map(({ material_no }) => material_no)],
  ['card material', (p) => p.card_materials.map((m) => `${m.card_no}/${m.line_no}`)],
]

const references: readonly [
  what: string,
  from: (plant: Plant) => readonly string[],
  to: (plant: Plant) => readonly string[],
][] = [
  ['machine to department', (p) => p.machines.map((m) => m.department), (p) => p.departments.map((g) => g.code)],
  ['machine to zone', (p) => p.machines.map((m) => m.zone), (p) => p.zones.map((g) => g.code)],
  ['machine to category', (p) => p.machines.map((m) => m.category), (p) => p.categories.map((g) => g.code)],
  [
    'machine to the tool of a part',
    (p) => p.machines.map((m) => m.tool_id),
    (p) => ['', ...p.parts.map((x) => x.tool_id)],
  ],
  ['stop code to group', (p) => p.stop_codes.map((c) => c.group_id), (p) => p.stop_groups.map((g) => g.code)],
  ['stop code to machines', (p) => p.stop_codes.flatMap((c) => c.machines ?? []), ids],
  ['order to machine', (p) => p.orders.map((o) => o.machine_id), ids],
  [
    'order to part',
    (p) => p.orders.map((o) => `${o.part_no}/${o.op_number}`),
    (p) => p.parts.map((x) => `${x.part_no}/${x.op_number}`),
  ],
  [
    'machine to line',
    (p) => p.machines.map((m) => String(m.line_no ?? '')),
    (p) => ['', ...p.lines.map((l) => String(l.line_no))],
  ],
  [
    'machine to calendar',
    (p) => p.machines.map((m) => String(m.calendar_id)),
    (p) => p.calendars.map((c) => String(c.calendar_id)),
  ],
  [
    'machine to unattended code',
    (p) => p.machines.map((m) => m.unattended_code),
    (p) => ['', ...p.stop_codes.map((c) => c.stop_code)],
  ],
  [
    'calendar to day types',
    (p) => p.calendars.flatMap((c) => [...c.week, ...Object.values(c.days)]),
    (p) => p.day_types.map((d) => d.day_type),
  ],
  [
    'day type to shifts',
    (p) => p.day_types.flatMap((d) => d.spans.map((x) => String(x.shift))),
    (p) => p.shifts.map((x) => String(x.shift)),
  ],
  [
    'stop code to reset code',
    (p) => p.stop_codes.map((c) => c.reset_code),
    (p) => ['', ...p.stop_codes.map((c) => c.stop_code)],
  ],
  [
    'automatic reason to codes',
    (p) => p.automatic_reasons.flatMap((r) => [r.set_code, ...r.only_when]),
    (p) => ['-', ...p.stop_codes.map((c) => c.stop_code)],
  ],
  ['value rule to codes', (p) => p.value_rules.map((r) => r.stop_code), (p) => p.stop_codes.map((c) => c.stop_code)],
  ['value rule to machines', (p) => p.value_rules.map((r) => r.machine_id), ids],
  ['automatic reason to machines', (p) => p.automatic_reasons.flatMap((r) => r.machines ?? []), ids],
  [
    'automatic reason to calendars',
    (p) => p.automatic_reasons.flatMap((r) => r.calendars.map(String)),
    (p) => p.calendars.map((c) => String(c.calendar_id)),
  ],
  [
    'scrap reason to category',
    (p) => p.scrap_reasons.map((r) => r.scrap_reason_category),
    (p) => p.scrap_categories.map((c) => c.code),
  ],
  ['scrap reason to machines', (p) => p.scrap_reasons.flatMap((r) => r.machines ?? []), ids],
  ['part to tool', (p) => p.parts.map((x) => x.tool_id), (p) => ['', ...p.tools.map((t) => t.tool_id)]],
  ['part to its only machine', (p) => p.parts.map((x) => x.machine_id_only), (p) => ['', ...ids(p)]],
  [
    'tool structure to tools',
    (p) => p.tool_structures.flatMap((x) => [x.tool_id, x.child_tool_id]),
    (p) => p.tools.map((t) => t.tool_id),
  ],
  ['tool insert to tool', (p) => p.tool_inserts.map((x) => x.tool_id), (p) => p.tools.map((t) => t.tool_id)],
  [
    'order to the card before',
    (p) => p.orders.map((o) => o.prev_op_card_no),
    (p) => ['', ...p.orders.map((o) => o.card_no)],
  ],
  ['card material to card', (p) => p.card_materials.map((m) => m.card_no), (p) => p.orders.map((o) => o.card_no)],
  [
    'card material to material',
    (p) => p.card_materials.map((m) => m.material_no),
    (p) => p.materials.map((m) => m.material_no),
  ],
  ['note and notification to machine', (p) => [...p.notes, ...p.notifications].map((n) => n.machine_id), ids],
  ['note to user', (p) => p.notes.map((n) => n.username), (p) => p.users.map((u) => u.username)],
  ['goal to machine', (p) => p.goals.flatMap((g) => g.machine_id ?? []), ids],
  ['goal to department', (p) => p.goals.flatMap((g) => g.department_id ?? []), (p) => p.departments.map((g) => g.code)],
  ['goal to zone', (p) => p.goals.flatMap((g) => g.zone_id ?? []), (p) => p.zones.map((g) => g.code)],
  ['goal to category', (p) => p.goals.flatMap((g) => g.category_id ?? []), (p) => p.categories.map((g) => g.code)],
  ['employee to machines', (p) => p.employees.flatMap((e) => e.works_at), ids],
  [
    'user to employee',
    (p) => p.users.map((u) => u.employee_number),
    (p) => ['', ...p.employees.map((e) => e.employee_number)],
  ],
  ['user to machines', (p) => p.users.flatMap((u) => [...u.machine_restrictions, ...u.favourites]), ids],
  ['user to assigned machine', (p) => p.users.map((u) => u.assigned_machine), (p) => ['', ...ids(p)]],
  [
    'user to dashboard',
    (p) => p.users.map((u) => u.isolated_dashboard),
    (p) => ['', ...p.dashboards.map((d) => d.slug)],
  ],
  ['default dashboard', (p) => [p.company.settings.defaultDashboard ?? ''], (p) => p.dashboards.map((d) => d.slug)],
  ['company settings', (p) => Object.keys(p.company.settings), () => Object.keys(companySettings)],
  ['rights by hand', (p) => p.users.flatMap((u) => [...u.granted, ...u.removed]), () => permissionNames],
  [
    'widget to machines',
    (p) => p.dashboards.flatMap((d) => d.widgets.flatMap((w) => [w.config.machineId ?? []].flat() as string[])),
    // A snippet is given its machine.
    (p) => ['[machine]', ...ids(p)],
  ],
  [
    'source to machines',
    (p) => p.dashboards.flatMap((d) => d.dataSources.flatMap((s) => (s.parameters.machine_ids ?? '').split(';'))),
    (p) => ['', ...ids(p)],
  ],
]

describe.each(plants.map((plant) => [plant.company.company_key, plant] as const))('company %s', (_key, plant) => {
  test.each(unique)('each %s exists once', (_what, keys) => {
    expect(keys(plant)).toEqual([...new Set(keys(plant))])
  })

  test.each(references)('%s exists', (_what, from, to) => {
    const known = new Set(to(plant))
    expect(from(plant).filter((key) => !known.has(key))).toEqual([])
  })

  test('ids, times, terminals and dashboards parse', () => {
    for (const machine of plant.machines) {
      MachineId.parse(machine.machine_id)
      TouchConfig.parse(touchConfig(machine.machine_id, machine.touch_config))
    }
    for (const code of plant.stop_codes) StopCodeNo.parse(code.stop_code)
    for (const employee of plant.employees) EmployeeNo.parse(employee.employee_number)
    for (const order of plant.orders) {
      CardNo.parse(order.card_no)
      Time.parse(order.planned_start_time)
      Time.nullable().parse(order.start_time)
    }
    for (const dashboard of plant.dashboards) expect(Dashboard.parse(dashboard)).toEqual(dashboard)
  })

  test('only machines that make pieces have run orders', () => {
    const making = new Set(plant.machines.filter((m) => m.resource_type === 0 && m.active).map((m) => m.machine_id))
    const run = plant.orders.filter(({ status }) => status !== 'planned')
    expect(run.filter(({ machine_id }) => !making.has(machine_id))).toEqual([])
    expect(run.filter(({ start_time }) => start_time === null || Date.parse(start_time) > now)).toEqual([])
  })

  test('every stop colour is known, or Automatic', () => {
    const colours = [
      ...plant.stop_codes.map((c) => c.stop_reason_color),
      ...plant.stop_groups.map((g) => g.color),
      ...plant.scrap_reasons.map((r) => r.scrap_reason_color),
    ]
    expect(colours.filter((name) => name !== 'Automatic' && !stopColour(name))).toEqual([])
  })

  test('widgets lie inside the grid', () => {
    for (const { size, widgets } of plant.dashboards) {
      const outside = widgets.filter(({ pos }) => pos.x + pos.w > size.x || pos.y + pos.h > size.y)
      expect(outside.map(({ id }) => id)).toEqual([])
    }
  })

  test('calendars go from a Monday before the history to a Sunday of next year', () => {
    for (const { start_date, end_date } of plant.calendars) {
      expect([weekdayOf(start_date), weekdayOf(end_date), end_date.slice(0, 4)]).toEqual([1, 7, '2027'])
      expect(Date.parse(start_date)).toBeLessThan(now - CALENDAR_DAYS_BACK * 86_400_000)
    }
  })

  test('a card before is an earlier operation of the same work order', () => {
    for (const order of plant.orders.filter(({ prev_op_card_no }) => prev_op_card_no !== '')) {
      const before = plant.orders.find(({ card_no }) => card_no === order.prev_op_card_no)
      expect(before?.work_order_no).toBe(order.work_order_no)
      expect(Number(before?.op_number)).toBeLessThan(Number(order.op_number))
    }
  })

  test('a goal is that of exactly one machine, department, zone or category', () => {
    for (const { machine_id, department_id, zone_id, category_id } of plant.goals) {
      expect([machine_id, department_id, zone_id, category_id].filter((key) => key !== null)).toHaveLength(1)
    }
  })

  test('a user has the level of the role', () => {
    for (const user of plant.users) expect(user.usertype).toBe(roles[user.role].usertype)
  })
})

describe('the example company', () => {
  test('has the promised size', () => {
    expect(example.machines).toHaveLength(40)
    expect([0, 1, 2].map((type) => example.machines.filter((m) => m.resource_type === type).length)).toEqual([37, 1, 2])
    expect(example.departments).toHaveLength(4)
    expect(example.zones).toHaveLength(6)
    expect(example.categories).toHaveLength(5)
    expect(example.employees).toHaveLength(37)
  })

  test.each(Object.keys(specialFunctions) as SpecialFunction[])('%s is on some machine', (name) => {
    expect(example.machines.some((machine) => has(machine, name))).toBe(true)
  })

  test('machines run one order, some two, a few none', () => {
    const counts = example.machines
      .filter(({ resource_type }) => resource_type === 0)
      .map((m) => example.orders.filter((o) => o.machine_id === m.machine_id && o.status === 'running').length)
    expect([0, 1, 2].map((n) => counts.filter((count) => count === n).length)).toEqual([3, 30, 4])
  })

  test('what runs on a machine with a tool is made in that tool', () => {
    const tool = new Map(example.machines.map((m) => [m.machine_id, m.tool_id]))
    for (const order of example.orders.filter(({ status }) => status === 'running')) {
      const part = example.parts.find((p) => p.part_no === order.part_no && p.op_number === order.op_number)
      expect(part?.tool_id).toBe(tool.get(order.machine_id))
    }
  })

  test('orders are planned from late to next month', () => {
    const starts = example.orders.filter((o) => o.status === 'planned').map((o) => Date.parse(o.planned_start_time))
    expect(starts.filter((at) => at < now).length).toBeGreaterThan(3)
    expect(Math.max(...starts)).toBeGreaterThan(now + 30 * 86_400_000)
  })

  test.each([
    ['a machine without a terminal set up', example.machines.some((m) => m.touch_config === null)],
    ['a reason that needs a note', example.stop_codes.some((c) => c.stop_text_flag === 1)],
    ['a group of level 7', example.stop_groups.some((g) => g.security_level === 7)],
    ['an inactive reason', example.stop_codes.some((c) => !c.active)],
    ['a reason that is inherited', example.stop_codes.some((c) => c.inherit_seconds > 0)],
    ['a setup reason', example.stop_codes.some((c) => c.setup_time === 1)],
    ['a reason without a colour of its own', example.stop_codes.some((c) => c.stop_reason_color === 'Automatic')],
    ['an employee who may not sign in', example.employees.some((e) => !e.allow_sign_in)],
    ['a unit with fractions', example.parts.some((p) => p.integer_unit === 0)],
    [
      'a reason that gives way after a time',
      example.stop_codes.some((c) => c.reset_seconds > 0 && c.reset_code !== ''),
    ],
    ['a reason that gives way to a new day', example.stop_codes.some((c) => c.reset_event === 'new_day')],
    ['a reason that gives way to a new shift', example.stop_codes.some((c) => c.reset_event === 'new_shift')],
    ['a reason of each type', new Set(example.stop_codes.map((c) => c.code_type)).size === 3],
    ['a reason that is time of the order', example.stop_codes.some((c) => c.order_time === 1)],
    ['setup before and after', new Set(example.stop_codes.map((c) => c.setup_kind)).size === 3],
    ['scrap outside the OEE', example.scrap_reasons.some((r) => r.exclude_from_oee === 1)],
    ['scrap that leaves the good quantity', example.scrap_reasons.some((r) => r.never_reduce_good_qty === 1)],
    ['scrap that takes material', example.scrap_reasons.some((r) => r.adjust_materials === 1)],
    ['scrap that needs a text', example.scrap_reasons.some((r) => r.scrap_text_flag === 1)],
    ['scrap of certain machines', example.scrap_reasons.some((r) => r.machines !== null)],
    ['a main tool and a mother form', ['Main', '4'].every((k) => example.tools.some((t) => t.category === k))],
    ['a closed cavity', example.tool_inserts.some((i) => i.status === 0)],
    ['material without a lot', example.card_materials.some((m) => m.lot === '')],
    ['a cancelled order', example.orders.some((o) => o.cancelled === 1)],
    ['an order made by part', example.orders.some((o) => !o.in_erp)],
    ['an order without unit quantity', example.orders.some((o) => o.unit_qty === 0)],
    ['an order whose print is blocked', example.orders.some((o) => o.other_info_8 === '1')],
    [
      'a machine that a code waits for',
      example.machines.some((m) => m.unattended_code !== '' && has(m, 'employeeSignIn')),
    ],
    ['a machine with a least run time', example.machines.some((m) => m.min_run_seconds > 0)],
    ['goals of shift, day and week', new Set(example.goals.map((g) => g.production_type)).size === 3],
    ['a work order with two cards', new Set(example.orders.map((o) => o.work_order_no)).size < example.orders.length],
  ])('has %s', (_what, found) => {
    expect(found).toBe(true)
  })
})

test('a family tool makes its two parts in one planned cycle', () => {
  const [left, right] = ['NP-1021', 'NP-1022'].map((part_no) => example.parts.find((p) => p.part_no === part_no))
  const together = [left, right].reduce((sum, p) => sum + (p?.planned_unit_time ?? 0) * (p?.quantity_per_cycle ?? 0), 0)
  expect(together).toBe(36)
  expect(example.machines.find((m) => m.tool_id === left?.tool_id)?.planned_cycle_seconds).toBe(36)
})

test('the third company has machine and card numbers of the first, to prove isolation', () => {
  expect(ids(third).filter((id) => ids(example).includes(id))).toEqual(['M101', 'M102', 'C301'])
  const cards = new Set(example.orders.map(({ card_no }) => card_no))
  expect(third.orders.some(({ card_no }) => cards.has(card_no))).toBe(true)
  expect(third.company.time_zone).not.toBe(example.company.time_zone)
})

test.each([
  ['half past eleven in the evening in Sweden', '2026-06-10T21:30:00Z', '2026-06-10', '2026-06-10'],
  ['half past midnight in Sweden', '2026-06-10T22:30:00Z', '2026-06-11', '2026-06-10'],
  ['half past eleven in the evening in New York', '2026-06-11T03:30:00Z', '2026-06-11', '2026-06-10'],
  ['New Year’s Eve in New York, New Year in Sweden', '2027-01-01T03:30:00Z', '2027-01-01', '2026-12-31'],
])('days are those of each plant: %s', (_when, now, swedish, american) => {
  const [here, , there] = examplePlants(Date.parse(now)) as [Plant, Plant, Plant]
  expect(here.lean_days[0]?.day).toBe(addDays(swedish, -1))
  for (const [plant, today] of [
    [here, swedish],
    [there, american],
  ] as const) {
    for (const { end_date } of plant.calendars) {
      expect(daysBetween(end_date, `${Number(today.slice(0, 4)) + 1}-12-31`)).toBeLessThan(7)
    }
  }
})

test('the second company has a machine that is not in use', () => {
  expect(second.machines.filter(({ active }) => !active)).toHaveLength(1)
})
