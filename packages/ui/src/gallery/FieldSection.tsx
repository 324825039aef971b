import { useState } from 'react'
import { Card } from '../card/Card.tsx'
import { ColorField } from '../field/ColorField.tsx'
import { NumberField } from '../field/NumberField.tsx'
import { SearchField } from '../field/SearchField.tsx'
import { SelectField } from '../field/SelectField.tsx'
import { TextArea } from '../field/TextArea.tsx'
import { TextField } from '../field/TextField.tsx'
import { Keypad } from '../keypad/Keypad.tsx'
import styles from './Gallery.module.css'

const KEYPAD_LABELS = {
  keypad: 'Keypad',
  clear: 'Clear',
  backspace: 'Take back one digit',
  sign: 'Change sign',
  decimal: 'Decimal point',
  enter: 'Enter',
}

const OPTIONS = ['Line 1', 'Line 2', 'Line 3', 'Packing', 'Storage'].map((label) => ({ value: label, label }))

export function FieldSection() {
  const [text, setText] = useState('Some text')
  const [number, setNumber] = useState<number | null>(1200)
  const [choice, setChoice] = useState<string | null>(null)
  const [color, setColor] = useState('#0a5c74')
  const [typed, setTyped] = useState('12.5')
  return (
    <>
      <Card title="Fields">
        <div className={styles.stack}>
          <SearchField label="Search" placeholder="Search" clearLabel="Clear" value={text} onValueChange={setText} />
          <div className={styles.pair}>
            <TextField label="Name" required hint="At least two letters" value={text} onValueChange={setText} />
            <TextField label="Employee" error="Failed to find employee" value="0042" onValueChange={setText} />
            <TextField label="Disabled" disabled value="Fixed" onValueChange={setText} />
            <TextField label="Big" size="primary" placeholder="Scan or type" value="" onValueChange={setText} />
            <NumberField
              label="Copies"
              decreaseLabel="One less"
              increaseLabel="One more"
              value={number}
              onValueChange={setNumber}
              min={1}
              max={9999}
              locale="sv"
              unit="pcs"
            />
            <SelectField
              label="Place"
              placeholder="Choose a place"
              options={OPTIONS}
              value={choice}
              onValueChange={setChoice}
            />
            <ColorField label="Accent" pickLabel="Pick a colour" value={color} onValueChange={setColor} />
          </div>
          <TextArea label="Note" placeholder="What happened?" value="" onValueChange={setText} />
        </div>
      </Card>
      <Card title="Keypad">
        <div className={styles.pair}>
          <Keypad
            labels={KEYPAD_LABELS}
            value={typed}
            onValueChange={setTyped}
            onEnter={() => {}}
            decimals
            negative
            separator=","
            unit="kg"
          />
          <Keypad
            labels={{ ...KEYPAD_LABELS, keypad: 'Pieces' }}
            value=""
            onValueChange={setTyped}
            onEnter={() => {}}
            enterDisabled
          />
        </div>
      </Card>
    </>
  )
}
