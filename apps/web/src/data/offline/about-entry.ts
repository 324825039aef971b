import type { AboutEntry } from '@takt/domain/ground/offline/waiting-entry.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'

interface Coded {
  readonly machine_id: string
  readonly stop: string
  readonly code: StopCode
  readonly note: string
}

export function aboutCode({ machine_id, stop, code, note }: Coded): AboutEntry {
  const { stop_code, stop_description, stop_reason_color } = code
  return { machine_id, stop, stop_code, stop_description, stop_reason_color, note }
}

export function aboutNote(about: Pick<AboutEntry, 'machine_id' | 'stop' | 'note'>): AboutEntry {
  return { ...about, stop_code: '', stop_description: '', stop_reason_color: '' }
}
