import { checkWeight } from '@takt/domain/scrap/weight-entry.ts'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import layout from '../../Quantity.module.css'
import { QuantityEntry } from '../../QuantityEntry.tsx'
import { noLimits } from '../../quantity-verdict.ts'
import { OutOfBounds } from './OutOfBounds.tsx'
import { PieceLimits } from './PieceLimits.tsx'
import { ScaleNow } from './ScaleNow.tsx'
import { WeightColourTag } from './WeightColourTag.tsx'
import styles from './WeightControlStep.module.css'
import { WeightHistory } from './WeightHistory.tsx'
import { WeightResult } from './WeightResult.tsx'
import { type ScaleLimits, type WeightControlValue, weighedOf } from './weighed-of.ts'

/** A scale speaks all the time; a person does not wait longer than this for the piece they have just laid on it. */
const SCALE_SECONDS = 2

export default function WeightControlStep(props: StepProps<WeightControlValue, NoSettings>) {
  const { asked, blocked, change, prefill, next, end } = props
  const text = useText()
  const { machine_id } = asked.machine
  const card_no = asked.order?.card_no ?? ''
  const of = { machine_id, card_no }
  const value = weighedOf(props.value, card_no)
  const load = useLoad('get_weight_control', of, { enabled: card_no !== '', everySeconds: SCALE_SECONDS })
  const control = load.rows?.[0]
  useLimits(control, card_no, (limits) => prefill({ ...value, limits }))
  if (!control) {
    if (!load.error) return <LoadingState label={text('wizard.list-loading')} />
    return (
      <ErrorState
        message={text('wizard.list-failed')}
        text={load.error.message}
        retryLabel={text('wizard.retry')}
        onRetry={() => void load.reload()}
      />
    )
  }
  if (value.result) {
    return (
      <div className={layout.quantity}>
        <WeightResult result={value.result} onDone={end} />
        <WeightHistory {...of} />
      </div>
    )
  }
  const { colour, problem } = checkWeight(value.entry, control, control.max_weight)
  const enter = (entry: string) => change({ ...value, entry })
  return (
    <div className={layout.quantity}>
      <div className={styles.beside}>
        <PieceLimits limits={control} unit_weight={control.unit_weight} />
        {problem === 'out-of-bounds' && (
          <OutOfBounds machine_id={machine_id} onAgain={() => change({ ...value, entry: '' })} />
        )}
        {control.has_scale && (
          <ScaleNow
            name={control.scale_name}
            grams={control.on_scale}
            unit_weight={control.unit_weight}
            onTake={(grams) => enter(String(grams))}
          />
        )}
      </div>
      <div className={styles.entry}>
        {/* At the keypad: on a phone whoever types sees nothing else. */}
        <div className={styles.verdict} role="status">
          {colour && <WeightColourTag colour={colour} />}
        </div>
        <QuantityEntry
          label={text('wizard.weight-control.weight')}
          unit="g"
          value={value.entry}
          settings={{ ...noLimits, decimals: true }}
          touch={asked.touch}
          change={enter}
          {...{ blocked, next }}
        />
      </div>
      <div className={styles.past}>
        <WeightHistory {...of} />
      </div>
    </div>
  )
}

/** The check of the step needs them too; they change only when somebody has set others. */
function useLimits(control: ScaleLimits | undefined, card_no: string, tell: (limits: ScaleLimits) => void): void {
  const told = useEffectEvent((limits: ScaleLimits) => tell(limits))
  const text = control && JSON.stringify(limitsOf(control))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order of the same limits is told of too
  useEffect(() => {
    if (text !== undefined) told(JSON.parse(text))
  }, [text, card_no])
}

function limitsOf(of: ScaleLimits): ScaleLimits {
  const { lower_tolerance, upper_tolerance, lower_out_of_bounds, upper_out_of_bounds, max_weight } = of
  return { lower_tolerance, upper_tolerance, lower_out_of_bounds, upper_out_of_bounds, max_weight }
}
