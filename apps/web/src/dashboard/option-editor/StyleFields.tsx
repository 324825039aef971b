import {
  isSafeStyleValue,
  type StyleMap,
  type StyleProperty,
  styleNames,
  styleProperties,
  styleValues,
} from '@takt/domain/dashboards/style-config.ts'
import { isColor } from '@takt/domain/ground/theme/is-color.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { ColorField } from '@takt/ui/field/ColorField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import type { EditorPlace } from './editor-place.ts'
import styles from './OptionForm.module.css'

/** What a property begins with when it is added: something one sees at once. */
const first: Readonly<Record<StyleProperty, string>> = {
  color: '#1c7ed6',
  backgroundColor: '#fff3bf',
  borderColor: '#1c7ed6',
  borderWidth: '2px',
  borderRadius: '8px',
  fontSize: '32px',
  fontWeight: 'bold',
  fontStyle: 'italic',
  textAlign: 'center',
  textDecoration: 'underline',
  padding: '8px',
  margin: '8px',
  opacity: '0.5',
  boxShadow: '0 0 8px #868e96',
  animation: 'blink',
}

interface StyleFieldsProps {
  readonly style: StyleMap
  readonly place: EditorPlace
  readonly onChange: (style: StyleMap, typing?: string) => void
}

/** Only properties that are set have a field; the others are added from a list. */
export function StyleFields({ style, place, onChange }: StyleFieldsProps) {
  const { say } = place
  const set = styleNames.filter((property) => style[property] !== undefined)
  const left = styleNames.filter((property) => style[property] === undefined)
  const without = (property: StyleProperty) => {
    const { [property]: _, ...rest } = style
    return rest
  }
  return (
    <div className={styles.inside}>
      {set.length === 0 && <p className={styles.muted}>{say('panel.style-none')}</p>}
      {set.map((property) => (
        <div key={property} className={styles.row}>
          <div className={styles.editor}>
            <PropertyField
              property={property}
              value={style[property] ?? ''}
              place={place}
              onChange={(value, typing) => onChange({ ...style, [property]: value }, typing)}
            />
          </div>
          <IconButton
            aria-label={say('form.remove', { name: say(`style.${property}`) })}
            icon={<CloseIcon />}
            onClick={() => onChange(without(property))}
          />
        </div>
      ))}
      {left.length > 0 && (
        <SelectField
          label={say('panel.style-property')}
          placeholder={say('form.choose')}
          value={null}
          options={left.map((property) => ({ value: property as string, label: say(`style.${property}`) }))}
          onValueChange={(property) => onChange({ ...style, [property]: first[property as StyleProperty] })}
        />
      )}
    </div>
  )
}

interface PropertyFieldProps {
  readonly property: StyleProperty
  readonly value: string
  readonly place: EditorPlace
  readonly onChange: (value: string, typing?: string) => void
}

function PropertyField({ property, value, place, onChange }: PropertyFieldProps) {
  const kind = styleProperties[property]
  const label = place.say(`style.${property}`)
  if (kind === 'color' && isColor(value)) {
    return (
      <ColorField
        label={label}
        value={value}
        pickLabel={place.say('form.pick-color', { label })}
        onValueChange={(color) => onChange(color, property)}
      />
    )
  }
  if (typeof kind !== 'string' && (kind as readonly string[]).includes(value)) {
    return (
      <SelectField
        label={label}
        placeholder={place.say('form.choose')}
        value={value}
        options={kind.map((choice) => ({ value: choice as string, label: place.say(`choice.style-value.${choice}`) }))}
        onValueChange={(choice) => onChange(choice)}
      />
    )
  }
  return <TypedValue {...{ property, label, value, place, onChange }} />
}

/** What is typed counts as soon as it is allowed; until then it stays in the field and the reason is told. */
function TypedValue({ property, label, value, place, onChange }: PropertyFieldProps & { readonly label: string }) {
  const [typing, setTyping] = useState<string | null>(null)
  const isFine = (text: string) => {
    const values = styleValues(text)
    return values.length > 0 && values.every((one) => isSafeStyleValue(property, one))
  }
  const bad = typing !== null && !isFine(typing)
  return (
    <TextField
      label={label}
      error={bad ? place.say('panel.style-unsafe') : undefined}
      value={typing ?? value}
      onValueChange={(text) => {
        setTyping(text)
        if (isFine(text)) onChange(text, property)
      }}
      // A fault stays until it is mended: were it gone now, the button under the pointer would jump away.
      onBlur={() => !bad && setTyping(null)}
    />
  )
}
