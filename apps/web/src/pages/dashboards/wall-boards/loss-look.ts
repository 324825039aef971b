import type { BoardLoss } from '@takt/domain/dashboards/model/boards.ts'
import type { ChartColour } from '@takt/domain/ground/charts/chart.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'

/** Orange is what nobody gave a reason, and nothing else. */
const inks = { uncoded: 'uncoded', micro: 'micro', silent: 'quiet', slow: 'first', scrap: 'loss' } as const
const variables = {
  uncoded: 'var(--state-uncoded)',
  micro: 'var(--state-micro)',
  silent: 'var(--neutral-500)',
  slow: 'var(--accent-fill)',
  scrap: 'var(--state-stopped)',
} as const

/** The colour of a loss for a canvas, and for everything else. */
export function lossInk({ kind, colour }: BoardLoss): ChartColour {
  return kind === 'reason' ? hexOr(colour, 'quiet') : inks[kind]
}

export function lossFill({ kind, colour }: BoardLoss): string {
  return kind === 'reason' ? hexOr(colour, 'var(--neutral-500)') : variables[kind]
}

function hexOr<Other extends string>(colour: string, other: Other): `#${string}` | Other {
  return colour.startsWith('#') ? (colour as `#${string}`) : other
}

export function useLossName(): (loss: BoardLoss) => string {
  const text = useText()
  const language = useLanguage()
  return (loss) => (loss.kind === 'reason' ? nameIn(loss.names, language) || loss.key : text(`loss.${loss.kind}`))
}
