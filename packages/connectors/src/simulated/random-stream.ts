/** A stream of random numbers whose whole state is one number, so that it can lie in a state that is copied and compared. */
export interface Draw {
  /** From 0 up to, but not including, 1. */
  readonly value: number
  readonly stream: number
}

export function draw(stream: number): Draw {
  const next = (stream + 0x6d2b79f5) >>> 0
  let mixed = Math.imul(next ^ (next >>> 15), next | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000, stream: next }
}

/** Another stream for every name, the same for the same name. */
export function streamOf(name: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
