import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { CheckIcon, CloseIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import styles from './PreparationDialog.module.css'

export type Feature = 'materials' | 'tools' | 'peripherals' | 'print'

export const features = [
  { feature: 'materials', flag: 'material_prepared' },
  { feature: 'tools', flag: 'tools_prepared' },
  { feature: 'peripherals', flag: 'peripheral_equipment_prepared' },
  { feature: 'print', flag: 'print_prepared' },
] as const satisfies readonly { feature: Feature; flag: keyof PlannedOrder }[]

interface PreparationDialogProps {
  order: PlannedOrder
  busy: boolean
  onChange: (feature: Feature, value: 0 | 1) => void
  onClose: () => void
}

/** Each of them turns between prepared and not prepared; what is shown is what the server has acknowledged. */
export function PreparationDialog({ order, busy, onChange, onClose }: PreparationDialogProps) {
  const text = useText()
  return (
    <Dialog
      open
      size="s"
      title={text('prepare.title', { order: order.work_order_no })}
      closeLabel={text('shell.close')}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className={styles.features}>
        {features.map(({ feature, flag }) => {
          const ready = order[flag] === 1
          return (
            <Button
              key={feature}
              size="primary"
              icon={ready ? <CheckIcon /> : <CloseIcon />}
              aria-pressed={ready}
              disabled={busy}
              onClick={() => onChange(feature, ready ? 0 : 1)}
            >
              {text(ready ? 'prepare.ready' : 'prepare.not-ready', { what: text(`prepare.${feature}`) })}
            </Button>
          )
        })}
      </div>
    </Dialog>
  )
}
