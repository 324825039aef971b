import { severalPieces } from '@takt/domain/scrap/weight-entry.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { numberText } from '../../engine/number-text.ts'
import styles from './WeightControlStep.module.css'

interface ScaleNowProps {
  /** What the scale is called; of several at a machine it says which one is meant. */
  name: string
  /** Null: the scale is silent. */
  grams: number | null
  /** What a piece weighs; null: nobody knows. */
  unit_weight: number | null
  onTake: (grams: number) => void
}

/** What lies on the scale this moment, to be taken over with one press. */
export function ScaleNow({ name, grams, unit_weight, onTake }: ScaleNowProps) {
  const text = useText()
  const language = useLanguage()
  const several = grams === null ? null : severalPieces(grams, unit_weight)
  const why =
    several !== null
      ? text('wizard.weight-control.several', { count: numberText(several, language) })
      : grams !== null && grams <= 0 && text('wizard.weight-control.empty')
  return (
    <div className={styles.scale}>
      <p>
        <span>{text('wizard.weight-control.on-scale', { name })}</span>{' '}
        <strong>{grams === null ? '–' : `${numberText(grams, language)} g`}</strong>
      </p>
      {grams === null ? (
        <p className={styles.silent}>{text('wizard.weight-control.silent')}</p>
      ) : (
        <Button size="primary" fullWidth why={why} onClick={() => onTake(grams)}>
          {text('wizard.weight-control.take')}
        </Button>
      )}
      {why && <p className={styles.silent}>{why}</p>}
    </div>
  )
}
