import type { Material } from '@takt/domain/model/material.ts'
import type { PlannedOrder } from '@takt/domain/model/planned-order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useNumber } from '../../data/format.ts'
import { useScan } from '../../data/scan-takers.ts'
import { useLoad } from '../../data/use-load.ts'
import { useText } from '../../data/use-text.ts'
import styles from './PlannedOrderPanel.module.css'

interface Lot {
  readonly line_no: number
  readonly lot: string
}

interface MaterialLotsProps {
  order: PlannedOrder
  busy: boolean
  onSave: (lots: readonly Lot[]) => void
  onClose: () => void
}

/** From which lots the order's materials are taken, line by line. */
export function MaterialLots({ order, busy, onSave, onClose }: MaterialLotsProps) {
  const text = useText()
  const form = useId()
  const { machine_id1: machine_id, card_no } = order
  const load = useLoad('get_materials', { machine_id, card_no })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      closesBeside={false}
      title={text('start.materials-of', { order: order.work_order_no })}
      description={text('start.lots-hint')}
      closeLabel={text('shell.close')}
      footer={
        <Button type="submit" form={form} size="primary" variant="primary" busy={busy} disabled={!load.rows?.length}>
          {text('start.save-lots')}
        </Button>
      }
    >
      {load.error && !load.rows ? (
        <ErrorState
          message={text('start.materials-failed')}
          detail={load.error.message}
          retryLabel={text('shell.retry')}
          onRetry={() => void load.reload()}
        />
      ) : load.rows === undefined ? (
        <LoadingState label={text('shell.loading')} />
      ) : load.rows.length === 0 ? (
        <EmptyState title={text('start.no-materials')} />
      ) : (
        <Lines form={form} materials={load.rows} onSave={onSave} />
      )}
    </Dialog>
  )
}

interface LinesProps {
  form: string
  materials: readonly Material[]
  onSave: (lots: readonly Lot[]) => void
}

function Lines({ form, materials, onSave }: LinesProps) {
  const text = useText()
  const number = useNumber()
  const [lots, setLots] = useState(() => new Map(materials.map(({ lineNo, materialLot }) => [lineNo, materialLot])))
  const set = (line: number, lot: string) => setLots((before) => new Map(before).set(line, lot))
  useScan((code) => {
    const empty = materials.find(({ lineNo }) => (lots.get(lineNo) ?? '') === '')
    if (empty) set(empty.lineNo, code)
    return true
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave([...lots].map(([line_no, lot]) => ({ line_no, lot: lot.trim() })))
  }
  return (
    <form id={form} className={styles.structures} onSubmit={save}>
      {materials.map(({ lineNo, materialNo, materialDesc, materialPlannedQty, materialUnit }) => (
        <TextField
          key={lineNo}
          size="primary"
          label={text('start.lot-of', { material: materialNo })}
          hint={text('start.lot-about', {
            description: materialDesc,
            quantity: number(materialPlannedQty),
            unit: materialUnit,
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
