import { moved, type PanelLayout } from '@takt/domain/setup/order-layout.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { fieldNames } from '../../../parts/order-details/field-names.ts'
import { panelNames } from '../../../parts/order-details/panel-names.ts'
import styles from './OrderDetailSettings.module.css'

interface PanelCardProps {
  panel: PanelLayout
  mayChange: boolean
  busy: boolean
  first: boolean
  last: boolean
  onChange: (panel: PanelLayout) => void
  onMove: (by: -1 | 1) => void
}

export function PanelCard({ panel, mayChange, busy, first, last, onChange, onMove }: PanelCardProps) {
  const text = useText()
  const name = text(panelNames[panel.panel])
  const { fields } = panel
  return (
    <li className={styles.panel} aria-label={name}>
      <div className={styles.head}>
        <Line
          name={name}
          visible={panel.visible}
          onVisible={(visible) => onChange({ ...panel, visible })}
          {...{ mayChange, busy, first, last, onMove }}
        />
      </div>
      {panel.visible && (
        <ul>
          {fields.map(({ key, visible }, at) => (
            <li key={key} className={styles.field}>
              <Line
                name={text(fieldNames[key])}
                visible={visible}
                {...{ mayChange, busy }}
                first={at === 0}
                last={at === fields.length - 1}
                onVisible={(next) =>
                  onChange({ ...panel, fields: fields.map((one) => (one.key === key ? { key, visible: next } : one)) })
                }
                onMove={(by) => onChange({ ...panel, fields: moved(fields, at, by) })}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface LineProps {
  name: string
  visible: boolean
  mayChange: boolean
  busy: boolean
  first: boolean
  last: boolean
  onVisible: (visible: boolean) => void
  onMove: (by: -1 | 1) => void
}

function Line({ name, visible, mayChange, busy, first, last, onVisible, onMove }: LineProps) {
  const text = useText()
  return (
    <div className={styles.line}>
      <Checkbox
        className={styles.name}
        label={name}
        checked={visible}
        disabled={!mayChange || busy}
        onCheckedChange={onVisible}
      />
      {mayChange && (
        <>
          <IconButton
            aria-label={text('admin.up', { what: name })}
            icon={<ArrowUpIcon />}
            disabled={busy || first}
            onClick={() => onMove(-1)}
          />
          <IconButton
            aria-label={text('admin.down', { what: name })}
            icon={<ArrowDownIcon />}
            disabled={busy || last}
            onClick={() => onMove(1)}
          />
        </>
      )}
    </div>
  )
}
