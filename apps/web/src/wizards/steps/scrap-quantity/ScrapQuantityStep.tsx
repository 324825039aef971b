import { shownKg } from '@takt/domain/scrap/scrap-weight.ts'
import { SCALE_SILENT, type ScrapEntry, weighed } from '@takt/domain/scrap/weighed-scrap.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../data/call/call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { CyclePieces } from '../../cycle-pieces.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { numberText } from '../../engine/number-text.ts'
import { Fact, Facts } from '../../Facts.tsx'
import styles from '../../Quantity.module.css'
import { QuantityEntry, type QuantityEntrySettings } from '../../QuantityEntry.tsx'
import own from './ScrapQuantityStep.module.css'

export interface ScrapQuantitySettings extends QuantityEntrySettings {
  /** What is counted. */
  what: TextKey
  unit: string
  /** What whole cycles are in pieces, of each order; of anything else nothing. */
  becomes: readonly CyclePieces[]
  /** The scale can be asked. */
  weigh: boolean
}

export default function ScrapQuantityStep(props: StepProps<ScrapEntry, ScrapQuantitySettings>) {
  const { value, settings, asked, blocked, change, next } = props
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  useScale(props)
  const { order } = asked
  const kg = value.weight === null ? '–' : `${shownKg(value.weight, { language, timeZone })} kg`
  return (
    <div className={styles.quantity}>
      <div className={own.beside}>
        {order && (
          <Facts>
            <Fact label={text('wizard.quantity.planned')} detail>
              {numberText(order.planned_op_qty, language)}
            </Fact>
            <Fact label={text('wizard.quantity.so-far')}>{numberText(order.card_good_qty, language)}</Fact>
            {settings.becomes.map((of) => (
              <Fact
                key={of.order}
                label={
                  settings.becomes.length === 1
                    ? text('wizard.scrap-quantity.becomes')
                    : text('wizard.scrap-quantity.becomes-of', { order: of.order })
                }
              >{`= ${of.pieces}`}</Fact>
            ))}
          </Facts>
        )}
        {settings.weigh && (
          <div className={own.scale}>
            <p className={own.weight} role="status">
              <span>{text('wizard.scrap-quantity.weight')}</span> <strong>{kg}</strong>
            </p>
            <Button
              size="primary"
              fullWidth
              busy={value.scale === 'asking'}
              onClick={() => change({ ...value, scale: 'asking' })}
            >
              {text('wizard.scrap-quantity.get-weight')}
            </Button>
            {(value.scale === 'silent' || value.scale === 'no-piece-weight') && (
              <p className={own.problem} role="alert">
                <WarningIcon size={20} />
                {text(`wizard.scrap-quantity.${value.scale}`)}
              </p>
            )}
          </div>
        )}
      </div>
      <QuantityEntry
        label={text(settings.what)}
        value={value.entry}
        unit={settings.unit}
        touch={asked.touch}
        change={(entry) => change({ ...value, entry })}
        {...{ settings, blocked, next }}
      />
    </div>
  )
}

/** Asks once for each press; what the operator types meanwhile is not written over by a late answer. */
function useScale({ value, asked, change }: StepProps<ScrapEntry, ScrapQuantitySettings>): void {
  const asking = value.scale === 'asking'
  const { machine, order } = asked
  const settle = useEffectEvent((answer: ScrapEntry) => change(answer))
  const request = useEffectEvent((signal: AbortSignal) =>
    call(
      'check_weight_result',
      {
        machine_id: machine.machine_id,
        card_no: order?.card_no ?? '',
        part_no: order?.part_no ?? '',
        op_no: order?.op_no ?? '',
        scrap_weight: 1,
      },
      { signal },
    ),
  )
  useEffect(() => {
    if (!asking) return
    const stop = new AbortController()
    request(stop.signal).then(
      ([answer]) => {
        if (stop.signal.aborted) return
        settle(answer ? weighed(answer.scrap_weight, answer.unit_weight) : SCALE_SILENT)
      },
      () => {
        // The failure itself stands in the log of calls.
        if (!stop.signal.aborted) settle(SCALE_SILENT)
      },
    )
    return () => stop.abort()
  }, [asking])
}
