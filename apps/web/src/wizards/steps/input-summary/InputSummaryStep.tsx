import { type ChangedInput, isTextUnit } from '@takt/domain/scrap/input-groups.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from '../../EntryRows.module.css'
import type { StepProps } from '../../engine/define-step.ts'

export interface InputSummarySettings {
  changed: readonly ChangedInput[]
}

export default function InputSummaryStep({ settings }: StepProps<null, InputSummarySettings>) {
  const text = useText()
  const { changed } = settings
  if (changed.length === 0) return <EmptyState title={text('wizard.input-summary.nothing')} />
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{text('wizard.input-value')}</th>
          <th scope="col">{text('wizard.input-value.set')}</th>
          <th scope="col">{text('wizard.column.material_unit')}</th>
          <th scope="col">{text('wizard.input-summary.new')}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ setting_type, property_description, property_set_value, unit, new_value }) => (
          <tr key={`${setting_type} ${property_description}`}>
            <td>{property_description}</td>
            <td>{property_set_value || '–'}</td>
            <td>{isTextUnit(unit) ? '' : unit}</td>
            <td>
              <strong>{new_value}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
