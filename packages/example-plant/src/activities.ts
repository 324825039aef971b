/** What waits to be done at the machines of the example plant, and what was done lately. */
import { exampleActivityQuestions, kinds } from './activity-types.ts'
import type { TimeOf } from './notes.ts'
import type { PlantActivity, PlantActivityAnswer } from './plant-activities.ts'

const { CLEAN, START_CHECK, TOOL_CARE, SAFETY, REPAIR } = kinds

const MINUTE = 60_000
/** The shift in which the checks are made. */
const BY_DAY = 1
const LOOKED_AFTER = 60 * MINUTE

/** Minutes from now. */
type Row = readonly [
  machine_id: string,
  action_id: number,
  created: number,
  due: number,
  more?: { readonly cancel?: number; readonly extra_info_1?: string },
]

const rows: readonly Row[] = [
  ['M101', CLEAN, -600, 5 * 24 * 60],
  ['M101', START_CHECK, -90, 390, { cancel: 7 * 24 * 60 }],
  ['M104', CLEAN, -3000, -180],
  ['M106', TOOL_CARE, -30, 100, { extra_info_1: 'Flash at cavity 3' }],
  ['A401', SAFETY, -200, 24 * 60],
  ['A402', CLEAN, -400, 200],
  ['A403', REPAIR, -1500, 3 * 24 * 60],
]

export function exampleActivities(now: number, timeOf: TimeOf): PlantActivity[] {
  const iso = (at: number) => new Date(Math.floor(at / 1000) * 1000).toISOString()
  const open = rows.map(([machine_id, action_id, created, due, more]) => {
    const time = timeOf(machine_id)
    /** So many minutes from now, in the shift before or in the shift after. */
    const at = (minutes: number) => {
      const about = now + minutes * MINUTE
      return iso(minutes < 0 ? time.before(about, MINUTE) : time.from(about))
    }
    return {
      ...nothingDone,
      machine_id,
      action_id,
      create_date: at(created),
      due_date: at(due),
      cancel_date: more?.cancel === undefined ? null : at(more.cancel),
      extra_info_1: more?.extra_info_1 ?? '',
      use_checklist: exampleActivityQuestions.some((question) => question.action_id === action_id) ? 1 : 0,
      creation_no: 10,
    }
  })
  const done = Array.from({ length: 8 }, (_, day) => {
    const [machine_id, employee] = day % 2 === 0 ? (['M101', '0101'] as const) : (['A401', '0112'] as const)
    // With the first shift of its day, which is over: whoever has just begun has not looked yet.
    const shift = timeOf(machine_id).shiftBefore(now - LOOKED_AFTER, day + 1, BY_DAY)
    return {
      ...nothingDone,
      machine_id,
      action_id: day === 3 ? CLEAN : START_CHECK,
      create_date: iso(shift.from),
      due_date: iso(shift.to),
      cancel_date: null,
      status: day === 0 ? 4 : 2,
      open: day === 0,
      finished_date: iso(shift.from + (20 + 4 * day) * MINUTE),
      finished_by: 'operator',
      employee,
      note: day === 3 ? 'Behind the hopper too' : '',
      creation_no: 9 - day,
      use_checklist: day === 3 ? 0 : 1,
      answers: day === 3 ? [] : checked(day),
    }
  })
  return [...open, ...done]
}

/** Answers of the start-of-shift check; the newest had something to remark. */
function checked(day: number): PlantActivityAnswer[] {
  const loose = day === 0
  const fine = { unit: '', exception_note: '', status: 2 } as const
  return [
    loose
      ? {
          row_no: 10,
          question: 'A guard was missing',
          entered_value: 'no',
          unit: '',
          exception_note: 'The guard at the hopper is loose, one screw is gone.',
          status: 4,
        }
      : { row_no: 10, question: 'Are all guards in place?', entered_value: 'yes', ...fine },
    { row_no: 20, question: 'Oil temperature', entered_value: String(44 + (day % 4)), ...fine, unit: '°C' },
    { row_no: 30, question: 'State of the floor', entered_value: 'Clean', ...fine },
  ]
}

const nothingDone = {
  status: 1,
  open: true,
  created_by: 'supervisor',
  extra_info_1: '',
  use_checklist: 0,
  finished_date: null,
  finished_by: '',
  employee: '',
  note: '',
  answers: [],
} as const
