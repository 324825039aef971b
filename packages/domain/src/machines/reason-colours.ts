import { distinctColours } from '../ground/distinct-colours.ts'
import { isSignalColour, withoutSignal } from '../ground/signal-colours.ts'
import { stopColour } from '../ground/stop-colour.ts'
import { isColor } from '../ground/theme/is-color.ts'

/**
 * The colour of every reason there is, by its code. Made from all of them and not from those of one chart: a reason then
 * has the same colour in each, whichever stand beside it. None is green or orange: those say how a machine is.
 */
export function reasonColours(reasons: Iterable<readonly [code: string, colour: string]>): ReadonlyMap<string, string> {
  const own = [...reasons].map(([code, colour]): [string, string | undefined] => [code, reasonColour(colour)])
  return distinctColours(own, isSignalColour)
}

/** The colour that was chosen for a reason, as every chart shows it; undefined where none was. */
export function reasonColour(chosen: string): string | undefined {
  const colour = namedColor(chosen)
  return colour === undefined ? undefined : withoutSignal(colour)
}

/** A colour as it is stored: hexadecimal, or one of the names that stop codes have. */
export function namedColor(name: string): string | undefined {
  return isColor(name) ? name : stopColour(name)
}
