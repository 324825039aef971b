import type { WeightColour } from '@takt/domain/scrap/weight-colour.ts'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { useText } from '../../../data/words/use-text.ts'

const tones = { green: 'good', orange: 'warning', red: 'bad' } as const

/** Colour, shape and word of a weight. */
export function WeightColourTag({ colour }: { colour: WeightColour }) {
  const text = useText()
  return <StatusTag tone={tones[colour]} label={text(`wizard.weight-control.${colour}`)} />
}
