/** What is kept of a sender that left out numbers: a word and two numbers, said in the language of whoever reads it. */
export interface LeftOut {
  readonly gaps: number
  readonly highest: number
}

const WORD = 'numbers-left-out'

export function leftOutNote({ gaps, highest }: LeftOut): string {
  return `${WORD} ${gaps} ${highest}`
}

/** Null for what a connector has said in its own words. */
export function readLeftOutNote(note: string): LeftOut | null {
  const [, gaps, highest] = new RegExp(`^${WORD} (\\d+) (\\d+)$`).exec(note) ?? []
  return gaps === undefined || highest === undefined ? null : { gaps: Number(gaps), highest: Number(highest) }
}
