/** A machine that nobody has set up anything for, in UTC: a test adds the rule it is about. */
import { compileCalendar } from '../ground/calendar.ts'
import type { MachineRules } from './machine-rules.ts'

export const noRules: MachineRules = {
  calendar: compileCalendar(null, { zone: 'UTC', day_start: '00:00' }),
  codes: new Map(),
  min_run_seconds: 0,
  unattended_code: '',
  micro_stop_seconds: 0,
  automatic: [],
  values: [],
}
