import { type Language, languageCodes } from '@takt/domain/ground/languages.ts'
import { isNamed, type Names, tidyNames } from '@takt/domain/ground/names.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { useState } from 'react'
import { useLanguage } from '../../data/words/language.ts'
import { useLanguageName } from '../../data/words/language-name.ts'
import { useText } from '../../data/words/use-text.ts'
import { FieldRow } from '../form/Fields.tsx'
import styles from './NamesField.module.css'

interface NamesFieldProps {
  /** What is named: a name, a question. */
  label: string
  hint?: string | undefined
  /** In one language at least. */
  required?: boolean | undefined
  maxLength: number
  lines?: number | undefined
  value: Names
  onValueChange: (names: Names) => void
}

/** What people read, in their own language first; the other languages fold out below. */
export function NamesField(props: NamesFieldProps) {
  const { label, hint, required = false, maxLength, lines = 1, value, onValueChange } = props
  const text = useText()
  const own = useLanguage()
  const others = languageCodes.filter((code) => code !== own)
  // What is shown of it elsewhere must be seen here: a name in another language alone is not folded away.
  const [open, setOpen] = useState(() => !value[own] && isNamed(value))
  const languageName = useLanguageName()
  const field = (code: Language) => {
    const given = {
      label: text('names.in', { what: label, language: languageName(code) }),
      hint: code === own ? hint : undefined,
      required: required && code === own && others.every((other) => !value[other]?.trim()),
      maxLength,
      lang: code,
      value: value[code] ?? '',
      onValueChange: (name: string) => onValueChange({ ...value, [code]: name }),
    }
    return lines > 1 ? <TextArea key={code} {...given} rows={lines} /> : <TextField key={code} {...given} />
  }
  const given = Object.keys(tidyNames(value)).filter((code) => code !== own).length
  const fold = given === 0 || open ? text('names.others') : text('names.others-given', { count: given })
  return (
    <div className={styles.names}>
      {field(own)}
      {open && <FieldRow>{others.map(field)}</FieldRow>}
      <Button
        variant="quiet"
        className={styles.fold}
        icon={open ? <ChevronUpIcon /> : <ChevronDownIcon />}
        aria-expanded={open}
        aria-label={`${label}: ${fold}`}
        onClick={() => setOpen(!open)}
      >
        {fold}
      </Button>
    </div>
  )
}
