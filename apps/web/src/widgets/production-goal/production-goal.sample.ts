import type { ProductionGoal } from '@takt/domain/goals/model/goal.ts'

const goal: ProductionGoal = {
  record_no: 1,
  company_id: 1,
  production_type: 'shift',
  machine_id: 'M101',
  department_id: '',
  zone_id: '',
  category_id: '',
  shift: 0,
  period_start: '2026-01-31T05:00:00.000Z',
  period_end: '2026-01-31T13:00:00.000Z',
  target_good_qty: 1200,
  target_good_qty_alt_unit: 24,
  target_earned_hours: 7,
  result_good_qty: 640,
  result_good_qty_alt_unit: null,
  result_earned_hours: 3.6,
  diff_good_qty: -80,
  diff_qty_alt_unit: null,
  diff_earned_hours: -0.4,
}

export const productionGoalSample = {
  config: { machineId: ['M101'] },
  data: { goals: [goal] as readonly ProductionGoal[] },
}
