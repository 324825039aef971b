import type { WeightResult as Result } from '@takt/domain/scrap/weight-entry.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { numberText } from '../../engine/number-text.ts'
import { Fact, Facts } from '../../Facts.tsx'
import { WeightColourTag } from './WeightColourTag.tsx'
import styles from './WeightControlStep.module.css'

/** What was saved, and what was weighed of the order in all. */
export function WeightResult({ result, onDone }: { result: Result; onDone: () => void }) {
  const text = useText()
  const language = useLanguage()
  const grams = (value: number) => `${numberText(value, language)} g`
  return (
    <div className={styles.beside}>
      <p className={styles.saved} role="status">
        {text('wizard.weight-control.saved')} {result.colour && <WeightColourTag colour={result.colour} />}
      </p>
      <Facts>
        <Fact label={text('wizard.weight-control.weight')} strong>
          {grams(result.weight)}
        </Fact>
        <Fact label={text('wizard.weight-control.piece')}>
          {result.unit_weight === null ? '–' : grams(result.unit_weight)}
        </Fact>
        <Fact label={text('wizard.weight-control.total')}>{grams(result.total_weight)}</Fact>
        <Fact label={text('wizard.weight-control.count')}>
          {result.total_quantity === null ? '–' : numberText(result.total_quantity, language)}
        </Fact>
      </Facts>
      <Button size="primary" onClick={onDone}>
        {text('wizard.weight-control.done')}
      </Button>
    </div>
  )
}
