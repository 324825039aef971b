import type { MachineNote } from './model/note.ts'

const MOST_SHOWN = 500

/** Notes of machines and of stops in one list, newest first. */
export function newestNotes(notes: readonly MachineNote[]): MachineNote[] {
  return notes.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, MOST_SHOWN)
}
