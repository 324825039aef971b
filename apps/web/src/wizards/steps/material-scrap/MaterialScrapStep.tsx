import { materialName } from '@takt/domain/materials/material-name.ts'
import { asLine, type MaterialScrapLine } from '@takt/domain/scrap/material-scrap-entries.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from '../../EntryRows.module.css'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { QuantityEntry } from '../../QuantityEntry.tsx'
import { noLimits } from '../../quantity-verdict.ts'
import { MaterialLines } from './MaterialLines.tsx'

export interface MaterialScrapCard {
  /** Whose material it is: another order is loaded anew. */
  readonly card_no: string
  readonly lines: readonly MaterialScrapLine[] | null
  /** The line that the keypad types into. */
  readonly chosen: string | null
}

export default function MaterialScrapStep(props: StepProps<MaterialScrapCard, NoSettings>) {
  const { value, asked, blocked, change, next } = props
  const text = useText()
  const { machine_id } = asked.machine
  const card_no = asked.order?.card_no ?? ''
  const lines = value.card_no === card_no ? value.lines : null
  const load = useMaterials(props, card_no)
  const { rows: reasons = [] } = useLoad('get_scrap_codes', { machine_id })
  if (lines === null) {
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
  if (lines.length === 0) return <EmptyState title={text('wizard.material.none')} />
  const chosen = lines.find(({ material }) => material.materialCardNo === value.chosen)
  const set = (part: Partial<MaterialScrapLine>) =>
    change({ ...value, lines: lines.map((line) => (line === chosen ? { ...line, ...part } : line)) })
  return (
    <div className={styles.card}>
      <div className={styles.list}>
        <MaterialLines
          lines={lines}
          chosen={value.chosen}
          onChoose={(materialCardNo) => change({ ...value, chosen: materialCardNo })}
        />
      </div>
      {chosen && (
        <div className={styles.entry}>
          <SelectField
            label={text('wizard.scrap-reason')}
            placeholder={text('wizard.material-scrap.reason')}
            value={chosen.reason === '' ? null : chosen.reason}
            onValueChange={(reason) => set({ reason })}
            options={reasons.map(({ code, description }) => ({ value: code, label: `${code} ${description}` }))}
          />
          <QuantityEntry
            label={text('wizard.material-scrap.of', { material: materialName(chosen.material) })}
            unit={chosen.material.materialUnit}
            value={chosen.typed}
            settings={{ ...noLimits, decimals: true }}
            touch={asked.touch}
            change={(typed) => set({ typed })}
            {...{ blocked, next }}
          />
        </div>
      )}
    </div>
  )
}

/** Takes over the materials of the order. An order without any is passed by itself, once. */
function useMaterials({ value, asked, prefill, jump }: StepProps<MaterialScrapCard, NoSettings>, card_no: string) {
  const { machine_id } = asked.machine
  const load = useLoad('get_materials', { machine_id, card_no }, { enabled: card_no !== '' })
  const { rows } = load
  const take = useEffectEvent((materials: NonNullable<typeof rows>) => {
    if (value.card_no === card_no && value.lines !== null) return
    const taken = { card_no, lines: materials.map(asLine), chosen: materials[0]?.materialCardNo ?? null }
    prefill(taken)
    if (materials.length === 0) jump(taken)
  })
  useEffect(() => {
    if (rows) take(rows)
  }, [rows])
  return load
}
