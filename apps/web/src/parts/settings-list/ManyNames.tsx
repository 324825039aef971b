import { type Language, languageCodes } from '@takt/domain/ground/languages.ts'
import { isNamed, type Names } from '@takt/domain/ground/names.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { FieldGroup } from '@takt/ui/field/FieldGroup.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { CloseIcon, PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useLanguage } from '../../data/words/language.ts'
import { useLanguageName } from '../../data/words/language-name.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './ManyNames.module.css'

interface ManyNamesProps {
  label: string
  words: { one: (number: number) => string; remove: (number: number) => string; add: string }
  /** So many fields stand there from the start. */
  least: number
  most: number
  maxLength: number
  value: readonly Names[]
  onValueChange: (names: Names[]) => void
}

/** What people choose among, each in the reader's own language; the other languages fold out beside it. */
export function ManyNames({ label, words, least, most, maxLength, value, onValueChange }: ManyNamesProps) {
  const text = useText()
  const own = useLanguage()
  const languageName = useLanguageName()
  const [open, setOpen] = useState(() => value.some((names) => !names[own] && isNamed(names)))
  const rows = [...value, ...Array.from({ length: Math.max(least - value.length, 0) }, (): Names => ({}))]
  const codes: readonly Language[] = open ? [own, ...languageCodes.filter((code) => code !== own)] : [own]
  return (
    <FieldGroup look="part" name={label}>
      <ol className={styles.list}>
        {rows.map((names, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is named has no name of its own, and its fields are controlled
          <li key={at} className={styles.row}>
            {codes.map((code) => (
              <TextField
                key={code}
                label={text('names.in', { what: words.one(at + 1), language: languageName(code) })}
                required={at < least && code === own && !isNamed(names)}
                maxLength={maxLength}
                lang={code}
                value={names[code] ?? ''}
                onValueChange={(name) =>
                  onValueChange(rows.map((one, index) => (index === at ? { ...one, [code]: name } : one)))
                }
              />
            ))}
            {rows.length > least && (
              <IconButton
                aria-label={words.remove(at + 1)}
                icon={<CloseIcon />}
                onClick={() => onValueChange(rows.filter((_, index) => index !== at))}
              />
            )}
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button
          icon={<PlusIcon />}
          why={rows.length >= most && text('why.most', { count: most })}
          onClick={() => onValueChange([...rows, {}])}
        >
          {words.add}
        </Button>
        <Button
          variant="quiet"
          icon={open ? <ChevronUpIcon /> : <ChevronDownIcon />}
          aria-expanded={open}
          aria-label={`${label}: ${text('names.others')}`}
          onClick={() => setOpen(!open)}
        >
          {text('names.others')}
        </Button>
      </div>
    </FieldGroup>
  )
}
