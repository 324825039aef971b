import { Button } from '@takt/ui/button/Button.tsx'
import { EditIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import { type Lot, MaterialLots } from '../MaterialLots.tsx'
import styles from '../PanelRow.module.css'

export default function RunningOrderLotsPanel(props: PanelProps<'running-order', readonly Lot[]>) {
  const text = useText()
  const { busy, perform } = props
  const [open, setOpen] = useState(false)
  const [order] = props.selection.orders
  if (!order) return null
  const save = async (lots: readonly Lot[]) => {
    if (await perform(lots)) setOpen(false)
  }
  return (
    <div className={styles.row}>
      <p className={styles.about}>{text('lots.about')}</p>
      <Button size="primary" icon={<EditIcon />} disabled={busy} onClick={() => setOpen(true)}>
        {text('lots.change')}
      </Button>
      {open && (
        <MaterialLots order={order} busy={busy} onSave={(lots) => void save(lots)} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
