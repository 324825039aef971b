import { implausibleFigure, type JudgedFigures } from '@takt/domain/machines/oee/plausible.ts'
import { StatusSign } from '@takt/ui/state/StatusTag.tsx'
import { useNumber } from '../../../data/words/format.ts'
import { percentText } from '../../../data/words/percent-text.ts'
import { useText } from '../../../data/words/use-text.ts'

/** An OEE as it is; one that is more than can be has a sign before it, and the machine's page says what to look at. */
export function OeeCell({ of }: { readonly of: JudgedFigures }) {
  const text = useText()
  const number = useNumber()
  const isDoubtful = implausibleFigure(of) !== undefined
  return (
    <span title={isDoubtful ? text('figures.check') : undefined}>
      {isDoubtful && <StatusSign tone="warning" label={text('figures.check')} />} {percentText(of.oee, number)}
    </span>
  )
}
