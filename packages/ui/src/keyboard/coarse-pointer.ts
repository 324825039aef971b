/** Worked with fingers: a focused text field then brings up a keyboard over half the screen. */
export function hasCoarsePointer(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}
