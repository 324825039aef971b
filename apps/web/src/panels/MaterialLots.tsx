import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { withPresets } from '@takt/domain/materials/lots.ts'
import type { Material } from '@takt/domain/materials/model/material.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useLoad } from '../data/call/use-load.ts'
import { useNumber } from '../data/words/format.ts'
import { unitText } from '../data/words/unit-text.ts'
import { useText } from '../data/words/use-text.ts'
import { useScan } from '../device/scan-takers.ts'
import { useDiscardQuestion } from '../parts/leave-guard/use-discard-question.tsx'
import { LotHistory } from './LotHistory.tsx'
import styles from './MaterialLots.module.css'

export interface Lot {
  readonly line_no: number
  readonly lot: string
}

interface MaterialLotsProps {
  order: { readonly machine_id: string; readonly card_no: string; readonly work_order_no: string }
  busy: boolean
  onSave: (lots: readonly Lot[]) => void
  onClose: () => void
}

/** From which lots the order's materials are taken, line by line, and from which they were taken before. */
export function MaterialLots({ order, busy, onSave, onClose }: MaterialLotsProps) {
  const text = useText()
  const form = useId()
  const { machine_id, card_no } = order
  const load = useLoad('get_materials', { machine_id, card_no })
  const lots = useLoad('get_material_lots', { machine_id, card_no })
  const error = load.error ?? lots.error
  const known = lots.rows?.[0]
  const [changed, setChanged] = useState(false)
  const { leave, question } = useDiscardQuestion(changed, onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      closesBeside={false}
      title={text('start.materials-of', { order: order.work_order_no })}
      description={text('start.lots-hint')}
      closeLabel={text('shell.close')}
      footer={
        load.rows?.length ? (
          <Button type="submit" form={form} size="primary" variant="primary" busy={busy}>
            {text('start.save-lots')}
          </Button>
        ) : undefined
      }
    >
      {error && !(load.rows && known) ? (
        <ErrorState
          message={text('start.materials-failed')}
          detail={error.message}
          retryLabel={text('shell.retry')}
          onRetry={() => void Promise.all([load.reload(), lots.reload()])}
        />
      ) : load.rows === undefined || known === undefined ? (
        <LoadingState label={text('shell.loading')} />
      ) : load.rows.length === 0 ? (
        <EmptyState title={text('start.no-materials')} />
      ) : (
        <>
          <Lines form={form} materials={load.rows} presets={known.presets} onChanged={setChanged} onSave={onSave} />
          <LotHistory changes={known.history} />
        </>
      )}
      {question}
    </Dialog>
  )
}

interface LinesProps {
  form: string
  materials: readonly Material[]
  presets: ProcedureRow<'get_material_lots'>['presets']
  onChanged: (changed: boolean) => void
  onSave: (lots: readonly Lot[]) => void
}

function Lines({ form, materials, presets, onChanged, onSave }: LinesProps) {
  const text = useText()
  const number = useNumber()
  const [began] = useState(() => {
    const lines = materials.map(({ lineNo, materialNo, materialLot }) => ({
      line_no: lineNo,
      material_no: materialNo,
      lot: materialLot,
    }))
    return new Map(withPresets(lines, presets).map(({ line_no, lot }) => [line_no, lot]))
  })
  const [lots, setLots] = useState(began)
  const set = (line: number, lot: string) => {
    const next = new Map(lots).set(line, lot)
    onChanged([...next].some(([at, typed]) => typed !== (began.get(at) ?? '')))
    setLots(next)
  }
  useScan((code) => {
    const empty = materials.find(({ lineNo }) => (lots.get(lineNo) ?? '') === '')
    if (!empty) return { stays: true, unchosen: false }
    set(empty.lineNo, code)
    return true
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave([...lots].map(([line_no, lot]) => ({ line_no, lot: lot.trim() })))
  }
  return (
    <form noValidate id={form} className={styles.lines} onSubmit={save}>
      {materials.map(({ lineNo, materialNo, materialDesc, materialPlannedQty, materialUnit }) => (
        <TextField
          key={lineNo}
          size="primary"
          label={text('start.lot-of', { material: materialNo })}
          hint={text('start.lot-about', {
            description: materialDesc,
            quantity: number(materialPlannedQty),
            unit: unitText(materialUnit),
          })}
          maxLength={60}
          spellCheck={false}
          value={lots.get(lineNo) ?? ''}
          onValueChange={(lot) => set(lineNo, lot)}
        />
      ))}
    </form>
  )
}
