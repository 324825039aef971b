/** In which order the plant is asked what a code names; the first that knows it decides. */
export const scannedThings = ['machine', 'card', 'work-order', 'employee', 'tool', 'pallet', 'stop-code'] as const
export type ScannedThing = (typeof scannedThings)[number]

/** Answers what a code is, or undefined when it names nothing of this kind. */
export type Lookup<Found> = (code: string) => Promise<Found | undefined>

/** Every spelling is tried as one thing before the next thing is tried: a machine wins over a card of the same number. */
export async function findScanned<Found>(
  tries: readonly string[],
  lookups: Partial<Readonly<Record<ScannedThing, Lookup<Found>>>>,
): Promise<Found | undefined> {
  for (const thing of scannedThings) {
    for (const code of tries) {
      const found = await lookups[thing]?.(code)
      if (found !== undefined) return found
    }
  }
  return undefined
}
