import type { WeightLimits } from '@takt/domain/scrap/weight-colour.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { numberText } from '../../engine/number-text.ts'
import { Fact, Facts } from '../../Facts.tsx'

/** What a piece shall weigh. */
export function PieceLimits({ limits, unit_weight }: { limits: WeightLimits; unit_weight: number | null }) {
  const text = useText()
  const language = useLanguage()
  const grams = (value: number) => `${numberText(value, language)} g`
  const between = (lower: number | null, upper: number | null) =>
    (lower ?? 0) === 0 && (upper ?? 0) === 0
      ? text('wizard.weight-control.no-limits')
      : `${lower === null ? '' : numberText(lower, language)}–${upper === null ? '' : grams(upper)}`
  return (
    <Facts>
      <Fact label={text('wizard.weight-control.piece')}>{unit_weight === null ? '–' : grams(unit_weight)}</Fact>
      <Fact label={text('wizard.weight-control.tolerance')}>
        {between(limits.lower_tolerance, limits.upper_tolerance)}
      </Fact>
      <Fact label={text('wizard.weight-control.bounds')}>
        {between(limits.lower_out_of_bounds, limits.upper_out_of_bounds)}
      </Fact>
    </Facts>
  )
}
