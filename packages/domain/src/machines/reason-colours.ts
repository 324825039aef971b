import { distinctColours } from '../ground/distinct-colours.ts'
import { stopColour } from '../ground/stop-colour.ts'
import { isColor } from '../ground/theme/is-color.ts'

/**
 * The colour of every reason there is, by its code. Made from all of them and not from those of one chart: a reason then
 * has the same colour in each, whichever stand beside it.
 */
export function reasonColours(reasons: Iterable<readonly [code: string, colour: string]>): ReadonlyMap<string, string> {
  return distinctColours([...reasons].map(([code, colour]) => [code, namedColor(colour)]))
}

/** A colour as it is stored: hexadecimal, or one of the names that stop codes have. */
export function namedColor(name: string): string | undefined {
  return isColor(name) ? name : stopColour(name)
}
