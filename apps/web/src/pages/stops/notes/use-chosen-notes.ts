import type { MachineNote } from '@takt/domain/stops/model/note.ts'
import { type NotedStop, type Selection, select, selection, useSelection } from '../../../data/chosen/selection.ts'

/** A note of a stop names it by the moment the stop began. */
function stopOf({ machine_id, at, note }: MachineNote): NotedStop {
  return { machine_id, stop: String(Date.parse(at)), start_time: at, note }
}

function chosenOf(chosen: Selection | null): readonly NotedStop[] {
  return chosen?.kind === 'noted-stops' ? chosen.of.stops : []
}

export function useChosenNotes(): { isChosen(note: MachineNote): boolean; toggle(note: MachineNote): void } {
  const chosen = chosenOf(useSelection())
  const same = (note: MachineNote) => (stop: NotedStop) =>
    stop.machine_id === note.machine_id && stop.start_time === note.at
  return {
    isChosen: (note) => chosen.some(same(note)),
    toggle: (note) => {
      const before = chosenOf(selection())
      const stops = before.some(same(note)) ? before.filter((stop) => !same(note)(stop)) : [...before, stopOf(note)]
      select(stops.length === 0 ? null : { kind: 'noted-stops', of: { stops, onDone: () => select(null) } })
    },
  }
}
