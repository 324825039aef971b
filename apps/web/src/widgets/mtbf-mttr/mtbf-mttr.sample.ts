import { addDays, isoWeek } from '@takt/domain/ground/dates.ts'
import type { HistoryRow } from '@takt/domain/history/statistics/mtbf/history-row.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'

const LAST_WEEK = '2026-01-26'

function row(trans_date: string, change: Partial<HistoryRow>): HistoryRow {
  const nothing = { stop_reason: '', tot_run_time: 0, tot_stop_time_sec: 0, total_stops: 0, group_id: '' }
  return { machine_id: 'M101', trans_date, week_number: isoWeek(trans_date), ...nothing, ...change }
}

function stops(stop_reason: string, group_id: string, total_stops: number, minutes: number): Partial<HistoryRow> {
  return { stop_reason, group_id, total_stops, tot_stop_time_sec: minutes * 60 }
}

/** Hours of running, faults, minutes of repair and of waiting of each week; the last one has just begun. */
const weeks = [
  [71, 5, 240, 60],
  [64, 7, 410, 95],
  [78, 4, 150, 40],
  [80, 3, 135, 20],
  [69, 6, 300, 75],
  [12, 1, 35, 10],
] as const

function code(stop_code: string, stop_description: string, group_id: string, failure: 0 | 1): StopCode {
  return {
    record_no: Number(stop_code),
    stop_code,
    stop_description,
    stop_reason_color: 'Automatic',
    stop_text_flag: 0,
    stop_help_text: '',
    group_id,
    group_description: '',
    group_color: 'Automatic',
    security_level: null,
    setup_time: 0,
    setup_kind: '',
    include_in_mtbf: failure,
    include_in_mdt: failure,
    loss_kind: failure === 1 ? 'breakdown' : 'waiting',
    code_type: 1,
    active: 1,
    scrap_percent: 0,
    inherit_seconds: 0,
    order_time: 0,
    reset_seconds: 0,
    reset_event: '',
    reset_code: '',
  }
}

const history = weeks.flatMap(([hours, faults, repair, wait], at) => {
  const monday = addDays(LAST_WEEK, 7 * (at + 1 - weeks.length))
  return [
    row(monday, { tot_run_time: hours * 60 }),
    row(monday, stops('202', 'TEC', faults, repair)),
    row(monday, stops('501', 'STA', faults, wait)),
  ]
})

export const mtbfSample = {
  now: Date.parse('2026-01-26T10:00:00.000Z'),
  config: { machineList: ['M101'], repairGroups: ['TEC'], waitGroups: ['STA'], amountOfPeriods: weeks.length },
  data: {
    history: history as readonly HistoryRow[],
    codes: [code('202', 'Tool fault', 'TEC', 1), code('501', 'No operator', 'STA', 0)] as readonly StopCode[],
  },
}
