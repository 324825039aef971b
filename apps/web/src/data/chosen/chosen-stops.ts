/** Stops chosen in a list, on their way to the page that codes or splits them. A reload forgets them: that page then returns to its list. */
import type { Stop } from '@takt/domain/stops/model/stop.ts'

let carried: { readonly list: string; readonly stops: readonly Stop[] } | null = null

/** `list` is the path of the list they were chosen in. */
export function carryStops(list: string, stops: readonly Stop[]): void {
  carried = { list, stops }
}

export function carriedStops(list: string): readonly Stop[] {
  return carried?.list === list ? carried.stops : []
}
