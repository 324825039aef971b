/** Which stops are chosen after a tap, a drag, or a press on a machine. Only those that ask for a reason can be. */

import { type DrawnStop, isChoosable, type MachineHistory } from '../../history/time-history/machine-history.ts'
import { barsOf, type PictureRow } from '../../history/time-history/picture-rows.ts'
import type { Stop } from '../../stops/model/stop.ts'
import { stopId } from '../../stops/stop-list.ts'
import type { Area } from '../area.ts'
import type { WidgetMode } from '../machine-status.ts'

/** From one row to another and from one place on the axis to another. */
export interface Box {
  readonly rows: readonly [number, number]
  readonly offsets: readonly [number, number]
}

export function afterTap(chosen: readonly Stop[], { stop, look }: DrawnStop): readonly Stop[] {
  if (!isChoosable({ look })) return chosen
  const id = stopId(stop)
  return chosen.some((each) => stopId(each) === id) ? chosen.filter((each) => stopId(each) !== id) : [...chosen, stop]
}

/** What a drag or a shift-tap adds: it never takes away what was chosen before. */
export function afterBox(chosen: readonly Stop[], rows: readonly PictureRow[], box: Box): readonly Stop[] {
  return together(chosen, stopsInBox(rows, box))
}

export function stopsInBox(rows: readonly PictureRow[], { rows: ends, offsets }: Box): Stop[] {
  const [from, to] = [Math.min(...offsets), Math.max(...offsets)]
  return rows.slice(Math.max(0, Math.min(...ends)), Math.max(...ends) + 1).flatMap((row) =>
    barsOf(row)
      .filter(({ drawn, ...bar }) => isChoosable(drawn) && bar.from - row.from <= to && bar.to - row.from >= from)
      .map(({ drawn }) => drawn.stop),
  )
}

/** All of a row, or none of them when all were chosen. */
export function afterRow(chosen: readonly Stop[], row: PictureRow): readonly Stop[] {
  const own = choosableOf(row)
  const ids = new Set(own.map(stopId))
  const left = chosen.filter((stop) => !ids.has(stopId(stop)))
  return chosen.length - left.length === own.length ? left : together(chosen, own)
}

export function choosableOf(row: PictureRow): Stop[] {
  return barsOf(row).flatMap(({ drawn }) => (isChoosable(drawn) ? [drawn.stop] : []))
}

/** One that got its reason from somebody else is no longer chosen; the others are as they are now. Of machines that are not shown here somebody else knows. */
export function stillToCode(chosen: readonly Stop[], machines: readonly MachineHistory[]): readonly Stop[] {
  const shown = new Set(machines.map(({ machine_id }) => machine_id))
  const known = new Map(
    machines.flatMap(({ stops }) => stops.filter(isChoosable).map(({ id, stop }) => [id, stop] as const)),
  )
  const now = chosen.flatMap((stop) => (shown.has(stop.machine_id) ? (known.get(stopId(stop)) ?? []) : [stop]))
  return now.length === chosen.length && now.every((stop, at) => stop === chosen[at]) ? chosen : now
}

function together(chosen: readonly Stop[], more: readonly Stop[]): readonly Stop[] {
  const known = new Set(chosen.map(stopId))
  const added = more.filter((stop) => {
    const id = stopId(stop)
    return known.has(id) ? false : known.add(id)
  })
  return added.length === 0 ? chosen : [...chosen, ...added]
}

/** In the operator area the machine has its own lists of stops: a time history there is only looked at. */
export function selectsStops(on: { readonly mode: WidgetMode; readonly area: Area }): boolean {
  return on.mode === 'active' && on.area !== 'operator'
}
