import { menuFlags } from '@takt/domain/machines/menu-flags.ts'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { Amount } from './Amount.tsx'
import type { WithChoices } from './CountFields.tsx'
import styles from './MachineForm.module.css'

const NONE = '-'

export function TerminalFields({ draft, set, choices }: WithChoices) {
  const text = useText()
  const printers = choices
    .filter(({ kind }) => kind === 'printer')
    .map(({ code, description }) => ({ value: code, label: description }))
  const printer = (field: 'document_printer' | 'pallet_flag_printer', label: string) => (
    <SelectField
      label={label}
      placeholder={text('machine-setup.none-of-it')}
      value={draft[field] || NONE}
      options={[{ value: NONE, label: text('machine-setup.none-of-it') }, ...printers]}
      onValueChange={(code) => set({ [field]: code === NONE ? '' : code })}
    />
  )
  return (
    <>
      <fieldset className={styles.menus}>
        <legend>{text('machine-setup.menus')}</legend>
        {menuFlags.map((flag) => (
          <Checkbox
            key={flag}
            label={text(`terminal-menu.${flag}`)}
            checked={draft.menus.includes(flag)}
            onCheckedChange={(on) =>
              set({ menus: menuFlags.filter((other) => (other === flag ? on : draft.menus.includes(other))) })
            }
          />
        ))}
      </fieldset>
      <FieldRow>
        {printer('document_printer', text('machine-setup.document-printer'))}
        {printer('pallet_flag_printer', text('machine-setup.label-printer'))}
        <Amount
          label={text('machine-setup.max-cavities')}
          min={1}
          max={1000}
          value={draft.max_cavities}
          onValueChange={(max_cavities) => set({ max_cavities })}
        />
      </FieldRow>
      <Switch
        label={text('machine-setup.ask-cavities')}
        checked={draft.ask_for_cavities === 1}
        onCheckedChange={(on) => set({ ask_for_cavities: on ? 1 : 0 })}
      />
    </>
  )
}
