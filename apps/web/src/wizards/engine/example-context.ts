/** A machine with one running order, for the tests of steps and wizards. */

import type { Session } from '@takt/domain/ground/model/session.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { touchConfig } from '@takt/domain/machines/touch-config.ts'
import type { RunningOrder } from '@takt/domain/orders/model/order.ts'
import type { Values } from '@takt/domain/orders/wizard/state.ts'
import type { WizardContext } from './define-step.ts'
import type { Wizard } from './define-wizard.ts'
import { planOf } from './plan.ts'

export const exampleOrder: RunningOrder = {
  record_no: 7,
  p_order: 0,
  machine_id: 'M101',
  work_order_no: 'WO-9',
  card_no: '100042',
  part_no: 'P-1',
  part_description: 'Lid',
  op_no: '10',
  op_name: 'Moulding',
  tool_id: 'T-1',
  status: '1',
  planned_op_qty: 500,
  card_good_qty: 120,
  card_scrap_qty: 0,
  remaining_qty: 380,
  quantity_per_cycle: 4,
  planned_setup_time: 0.5,
  planned_unit_time: 12,
  planned_speed: 300,
  capacity_factor: 0.9,
  integer_unit: 1,
  unit: 'pcs',
  start_time: '2026-01-31T06:00:00.000Z',
}

export function exampleContext(change: Partial<WizardContext> = {}): WizardContext {
  return {
    machine: exampleMachine('M101'),
    touch: touchConfig('M101', {}),
    session: { employee_number: '', device_employee: '', deviceuser: false, company_settings: {} } as Session,
    running: [exampleOrder],
    opening: { finished: false, material: false },
    ...change,
  }
}

/** For bookings of one part: nothing is marked. */
export const noMarks = (): void => undefined

export function onMachine(machine_id: string): Pick<WizardContext, 'machine'> {
  return { machine: exampleMachine(machine_id) }
}

/** With these special functions, by their numbers. */
export function exampleMachine(machine_id: string, ...special_functions: number[]): Machine {
  return { machine_id, special_functions, config: { max_startup_scrap: 0 }, resource_type: 0 } as unknown as Machine
}

/** The steps that are asked, in order. */
export function enabledIds(wizard: Wizard, context: WizardContext, values: Values): string[] {
  const plan = planOf(wizard, { context, unknown: new Set() })
  return plan(values).flatMap(({ id, enabled }) => (enabled ? [id] : []))
}
