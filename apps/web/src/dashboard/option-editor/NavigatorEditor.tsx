import {
  buttonLabel,
  buttonsInRow,
  buttonTypes,
  linkFault,
  NAVIGATOR_SIZES,
  type NavigatorButton,
  type NavigatorConfig,
  newButton,
} from '@takt/domain/dashboards/navigator-config.ts'
import type { NavigatorConfigOption } from '@takt/domain/dashboards/options.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { PlusIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import type { EditorPlace, EditorProps } from './editor-place.ts'
import styles from './FilterFields.module.css'
import { LinkField } from './LinkField.tsx'
import form from './OptionForm.module.css'

/** The navigator buttons panel: how many in a row, and each button: D-CONFIG-56, 57-X. */
export function NavigatorEditor({ value, label, place, onChange }: EditorProps<NavigatorConfigOption>) {
  const { say } = place
  const { buttons } = value
  const setButtons = (list: readonly NavigatorButton[], typing?: string) =>
    onChange({ ...value, buttons: list } satisfies NavigatorConfig, typing)
  const move = (at: number, by: 1 | -1) => {
    const [one, other] = [buttons[at], buttons[at + by]]
    if (one === undefined || other === undefined) return
    setButtons(buttons.map((each, index) => (index === at ? other : index === at + by ? one : each)))
  }
  return (
    <fieldset className={form.panel}>
      <legend className={form.legend}>{label}</legend>
      <SelectField
        label={say('panel.button-size')}
        placeholder={say('form.choose')}
        value={String(value.size)}
        options={NAVIGATOR_SIZES.map((size) => ({
          value: String(size),
          label: size === 0 ? say('panel.button-size-auto') : String(buttonsInRow(size, 0)),
        }))}
        onValueChange={(size) => onChange({ ...value, size: Number(size) })}
      />
      {buttons.map((button, at) => {
        const name = say('panel.button', { number: at + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a button has no name of its own but its place
          <section key={at} className={styles.item} aria-label={name}>
            <header className={styles.head}>
              <h5>{buttonLabel(button) || name}</h5>
              <span>
                <IconButton
                  aria-label={`${name}: ${say('panel.move-earlier')}`}
                  icon={<ArrowUpIcon />}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  aria-label={`${name}: ${say('panel.move-later')}`}
                  icon={<ArrowDownIcon />}
                  disabled={at === buttons.length - 1}
                  onClick={() => move(at, 1)}
                />
                <IconButton
                  aria-label={say('form.remove', { name })}
                  icon={<TrashIcon />}
                  onClick={() => setButtons(buttons.filter((_, index) => index !== at))}
                />
              </span>
            </header>
            <ButtonFields
              button={button}
              place={place}
              onChange={(part, typing) =>
                setButtons(
                  buttons.map((one, index) => (index === at ? { ...one, ...part } : one)),
                  typing && `${at}.${typing}`,
                )
              }
            />
          </section>
        )
      })}
      <Button icon={<PlusIcon />} onClick={() => setButtons([...buttons, newButton])}>
        {say('panel.button-add')}
      </Button>
    </fieldset>
  )
}

interface ButtonFieldsProps {
  readonly button: NavigatorButton
  readonly place: EditorPlace
  readonly onChange: (part: Partial<NavigatorButton>, typing?: string) => void
}

function ButtonFields({ button, place, onChange }: ButtonFieldsProps) {
  const { say } = place
  const fault = linkFault(button)
  const known: readonly string[] = buttonTypes
  const types = known.includes(button.type) ? known : [button.type, ...known]
  return (
    <>
      <TextField
        label={say('panel.button-label')}
        value={button.label}
        onValueChange={(label) => onChange({ label }, 'label')}
      />
      <SelectField
        label={say('panel.button-type')}
        placeholder={say('form.choose')}
        value={button.type}
        options={types.map((type) => ({
          value: type,
          label: known.includes(type)
            ? say(`choice.button-type.${type as (typeof buttonTypes)[number]}`)
            : say('form.custom', { value: type }),
        }))}
        onValueChange={(type) => onChange({ type, link: '' })}
      />
      <LinkField
        {...{ button, place }}
        error={fault && say(fault === 'address' ? 'panel.button-address-fault' : 'panel.button-location-fault')}
        onChange={(link, typing) => onChange({ link }, typing)}
      />
      <Switch
        label={say('panel.button-show-link')}
        checked={button.showLink}
        onCheckedChange={(showLink) => onChange({ showLink })}
      />
      {button.type === 'app-location' && (
        <Switch
          label={say('panel.button-new-tab')}
          checked={button.newTab}
          onCheckedChange={(newTab) => onChange({ newTab })}
        />
      )}
    </>
  )
}
