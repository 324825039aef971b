import type { Words } from '@takt/domain/machines/notices/words.ts'
import type { PlantNote, PlantNotification } from './plant.ts'
import type { WorkingTime } from './working-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** When people work at a machine. */
export type TimeOf = (machine_id: string) => WorkingTime

type NoteRow = readonly [machine_id: string, hoursAgo: number, note: string, username: string, employee: string]

const noteRows: readonly NoteRow[] = [
  ['M101', 3, 'Cavity 7 leaves a little flash. Watch it until the service on Friday.', 'operator', '0101'],
  ['M101', 76, 'New hose on the chiller, settings unchanged.', 'supervisor', '0119'],
  ['M104', 20, 'Lot 2204 runs dry: 4 hours at 80 °C before use.', 'interface', '0103'],
  ['P201', 9, 'The strip feeder is loud in the first minutes. Maintenance knows.', 'restricted', '0107'],
  ['C301', 30, 'Offset of tool 5 corrected by −0.02.', 'supervisor', '0119'],
  ['A401', 52, 'Use the new fixture for the lower half.', 'supervisor', '0119'],
  ['K501', 240, 'Labels of the old roll are used up first.', 'operator', '0101'],
]

/** Notes that have had their day stay for the history, inactive. */
const OLD_AFTER_HOURS = 200

/** Those who write them work by day. */
const BY_DAY = 1

export function exampleNotes(now: number, timeOf: TimeOf): PlantNote[] {
  return noteRows.map(([machine_id, hoursAgo, note, username, employee]) => {
    const about = now - hoursAgo * HOUR
    const shift = timeOf(machine_id).shiftBefore(about, 1, BY_DAY)
    return {
      machine_id,
      note,
      username,
      employee,
      at: iso(Math.min(about, shift.to - (10 + hoursAgo) * MINUTE)),
      active: hoursAgo < OLD_AFTER_HOURS,
    }
  })
}

type NotificationRow = readonly [machine_id: string, hoursAgo: number, kind: string, said: Words, by?: string]

const notificationRows: readonly NotificationRow[] = [
  ['M109', 0.7, 'machine-stopped', { key: 'notification.stopped-text', values: { count: 30 } }],
  [
    'P203',
    2,
    'order-ready',
    {
      en: 'The order is ready in 30 minutes.',
      sv: 'Ordern är klar om 30 minuter.',
      de: 'Der Auftrag ist in 30 Minuten fertig.',
    },
  ],
  ['C306', 5, 'no-data', { key: 'notification.no-data-text', values: { count: 10 } }],
  [
    ...(['M102', 26, 'alarm'] as const),
    { en: 'Alarm 17: oil temperature high.', sv: 'Larm 17: hög oljetemperatur.', de: 'Alarm 17: Öltemperatur hoch.' },
    'supervisor',
  ],
  [
    ...(['A401', 31, 'activity'] as const),
    {
      en: 'The weekly cleaning was done with a remark.',
      sv: 'Veckorengöringen gjordes med en anmärkning.',
      de: 'Die wöchentliche Reinigung wurde mit einer Bemerkung erledigt.',
    },
    'supervisor',
  ],
  [
    ...(['K504', 50, 'machine-blocked'] as const),
    {
      en: 'The machine was blocked and released.',
      sv: 'Maskinen spärrades och frisläpptes.',
      de: 'Die Maschine wurde gesperrt und freigegeben.',
    },
    'admin',
  ],
]

/** Told while the machine had something to tell: so many of its working hours ago. */
export function exampleNotifications(now: number, timeOf: TimeOf): PlantNotification[] {
  return notificationRows.map(([machine_id, hoursAgo, kind, words, by]) => {
    const at = timeOf(machine_id).before(now - MINUTE, hoursAgo * HOUR) + MINUTE
    return {
      machine_id,
      kind,
      said: [words],
      at: iso(at),
      confirmed_by: by ?? '',
      confirmed_at: by ? iso(timeOf(machine_id).after(at, HOUR / 2)) : null,
    }
  })
}

function iso(at: number): string {
  return new Date(Math.floor(at / 1000) * 1000).toISOString()
}
