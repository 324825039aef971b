import { type AdjustedReason, adjustedQty, asBooked, RETRY_AFTER_SECONDS } from '@takt/domain/scrap/adjusted-card.ts'
import { needsNote } from '@takt/domain/scrap/scrap-note.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from '../../EntryRows.module.css'
import type { StepProps } from '../../engine/define-step.ts'
import { QuantityEntry } from '../../QuantityEntry.tsx'
import { noLimits } from '../../quantity-verdict.ts'
import { AddReason } from './AddReason.tsx'
import { AdjustedRows } from './AdjustedRows.tsx'
import { type AdjustedCard, aboutOrder, cardOf, type ScrapAdjustmentsSettings } from './adjusted-card.ts'
import { useRetriedRows } from './use-retried-rows.ts'

export default function ScrapAdjustmentsStep(props: StepProps<AdjustedCard, ScrapAdjustmentsSettings>) {
  const { value, settings, asked, blocked, change, prefill, jump, next } = props
  const text = useText()
  const { machine_id } = asked.machine
  const rows = value.card_no === settings.card_no ? value.rows : null
  const load = useRetriedRows(
    { machine_id, card_no: settings.card_no },
    {
      enabled: rows === null,
      onRows: (loaded, order) => {
        const card = cardOf(settings.card_no, loaded, aboutOrder(order))
        prefill(card)
        if (settings.skipEmpty && loaded.length === 0) jump(card)
      },
    },
  )
  if (rows === null) {
    if (load.aborted) {
      return (
        <ErrorState
          message={text('wizard.scrap-adjustments.aborted')}
          retryLabel={text('wizard.retry')}
          onRetry={load.again}
        />
      )
    }
    const label =
      load.retry === 0
        ? text('wizard.list-loading')
        : text('wizard.scrap-adjustments.retrying', { n: load.retry, of: RETRY_AFTER_SECONDS.length })
    return <LoadingState label={label} />
  }
  const chosen = rows.find(({ scrap_reason }) => scrap_reason === value.chosen)
  const set = (part: Partial<AdjustedReason>) =>
    change({
      ...value,
      rows: rows.map((row) => (row.scrap_reason === value.chosen ? { ...row, ...part } : row)),
    })
  return (
    <div className={styles.card}>
      <div className={styles.list}>
        <AdjustedRows
          rows={rows}
          chosen={value.chosen}
          onChoose={(scrap_reason) => prefill({ ...value, chosen: scrap_reason })}
        />
        <AddReason
          machine_id={machine_id}
          used={rows.map(({ scrap_reason }) => scrap_reason)}
          onAdd={(reason) =>
            change({
              ...value,
              rows: [...rows, { ...asBooked({ ...reason, original_qty: 0 }), typed: '' }],
              chosen: reason.scrap_reason,
            })
          }
        />
      </div>
      {chosen && (
        <div className={styles.entry}>
          {needsNote(chosen) && adjustedQty(chosen) !== chosen.original_qty && (
            <TextField
              label={text('wizard.note')}
              size="primary"
              required
              maxLength={1000}
              value={chosen.scrap_text}
              onValueChange={(scrap_text) => set({ scrap_text })}
            />
          )}
          <QuantityEntry
            label={text('wizard.scrap-adjustments.of', { reason: `${chosen.scrap_reason} ${chosen.description}` })}
            value={chosen.typed}
            settings={{ ...noLimits, decimals: !value.whole }}
            touch={asked.touch}
            change={(typed) => set({ typed })}
            {...{ blocked, next }}
          />
        </div>
      )}
    </div>
  )
}
