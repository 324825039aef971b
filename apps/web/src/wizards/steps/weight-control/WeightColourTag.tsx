import type { WeightColour } from '@takt/domain/scrap/weight-colour.ts'
import { StateTag } from '@takt/ui/state/StateTag.tsx'
import { useText } from '../../../data/use-text.ts'

const tones = { green: 'running', orange: 'uncoded', red: 'stopped' } as const

/** Colour, shape and word of a weight. */
export function WeightColourTag({ colour }: { colour: WeightColour }) {
  const text = useText()
  return <StateTag tone={tones[colour]} label={text(`wizard.weight-control.${colour}`)} />
}
