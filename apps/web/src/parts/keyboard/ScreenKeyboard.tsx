import { candidatesFor } from '@takt/domain/ground/keyboard/candidates.ts'
import { type Key, type KeyboardLayout, keyRows } from '@takt/domain/ground/keyboard/layouts.ts'
import { stripped } from '@takt/domain/ground/keyboard/numeric.ts'
import { press } from '@takt/domain/ground/keyboard/press.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../data/words/use-text.ts'
import { useDeviceValue } from '../../device/device-storage.ts'
import { sound } from '../../device/sound.ts'
import { KeyboardBar } from './KeyboardBar.tsx'
import { KeyCap } from './KeyCap.tsx'
import { keptKeyboard } from './kept-keyboard.ts'
import styles from './ScreenKeyboard.module.css'
import { moveCaret, pressEnter, type TypedField, takeBack, typedField, writeText } from './typed-field.ts'
import { useKeyboardLanguage } from './use-keyboard-language.ts'
import { usePlace } from './use-place.ts'
import { usePressedKeys } from './use-pressed-keys.ts'
import { useSpecials } from './use-specials.ts'
import { useTypedField } from './use-typed-field.ts'

/** Offered for letters that were just written; none for secrets. */
interface Offer {
  readonly letter: string
  readonly page: number
}

/** Written by hand: simple-keyboard keeps the field's text itself, which a page of controlled fields cannot give away. */
export default function ScreenKeyboard() {
  const text = useText()
  const kept = useDeviceValue(keptKeyboard)
  const typing = useTypedField()
  const language = useKeyboardLanguage()
  const [{ layout, caps }, setShift] = useState({ layout: 'default' as KeyboardLayout, caps: false })
  const [hiddenFor, hideFor] = useState<TypedField | null>(null)
  const [offer, setOffer] = useState<Offer | null>(null)
  const specials = useSpecials(language)
  const around = useRef<HTMLElement>(null)
  const numeric = typing?.numeric ?? null
  const movable = !kept.static
  const place = usePlace(around, movable)
  const open = typing !== null && typing.field !== hiddenFor

  const onKey = (key: Key) => {
    sound('key')
    // Asked anew: the field of the last drawing may be gone.
    const field = typedField()
    const { mood, action } = press({ layout, caps, language }, key)
    setShift({ layout: mood.layout, caps: mood.caps })
    if (mood.language !== language) keptKeyboard.set({ ...kept, language: mood.language })
    if (action.does === 'reset') return keptKeyboard.set({ ...kept, position: null })
    if (action.does === 'more') return setOffer(offer && { ...offer, page: offer.page + 1 })
    if (!field || action.does === 'nothing') return
    if (action.does === 'hide') return hideFor(field)
    setOffer(null)
    if (action.does === 'backspace') takeBack()
    else if (action.does === 'enter') pressEnter(field)
    else if (action.does === 'left' || action.does === 'right') moveCaret(field, action.does === 'left' ? -1 : 1)
    else if (action.does === 'write') write(field, action.text)
  }
  const write = (field: TypedField, letter: string) => {
    // A candidate takes the place of the letter it was offered for.
    if (offer && candidatesFor(offer.letter).includes(letter)) takeBack()
    writeText(stripped(letter, numeric))
    const offered = numeric === null && field.type !== 'password' && candidatesFor(letter).length > 0
    setOffer(offered ? { letter, page: 0 } : null)
  }
  const pressed = usePressedKeys(around, onKey)
  useEffect(() => {
    if (!hiddenFor) return
    // Pressed once more, the field wants its keyboard back.
    const back = (event: Event) => event.target === hiddenFor && hideFor(null)
    window.addEventListener('pointerdown', back, true)
    return () => window.removeEventListener('pointerdown', back, true)
  }, [hiddenFor])
  useRoom(around, { open, movable, field: typing?.field ?? null, rows: numeric === null })

  if (!open) return null
  const rows = keyRows({ layout, language, numeric }, specials.rows)
  return createPortal(
    <section
      ref={around}
      aria-label={text('keyboard.label')}
      className={classNames(styles.keyboard, movable ? styles.movable : styles.static, numeric && styles.numeric)}
      style={place}
      data-keyboard={numeric ? 'numeric' : layout}
      data-language={language}
      data-specials-loaded={specials.loaded}
      data-keeps-press
    >
      <KeyboardBar {...{ movable, language, pressed, offer }} letters={numeric === null} />
      {rows.map((row) => (
        <div key={row.join('')} className={styles.row}>
          {row.map((key, at) => (
            // Shift stands at both ends of its row.
            <KeyCap
              key={`${key}${row.indexOf(key) === at ? '' : at}`}
              name={key}
              down={pressed === key}
              lit={isLit(key)}
            />
          ))}
        </div>
      ))}
    </section>,
    document.body,
  )

  function isLit(key: Key): boolean {
    return (key === 'caps' && caps) || (key === 'shift' && layout === 'shift' && !caps)
  }
}

/** A keyboard that sits at the bottom takes its height from the page; the field stays in sight. */
function useRoom(
  around: RefObject<HTMLElement | null>,
  on: { open: boolean; movable: boolean; field: TypedField | null; rows: boolean },
): void {
  const { open, movable, field, rows } = on
  // biome-ignore lint/correctness/useExhaustiveDependencies: digits take less room than letters.
  useLayoutEffect(() => {
    const height = open && !movable ? (around.current?.offsetHeight ?? 0) : 0
    document.documentElement.style.setProperty('--keyboard', `${height}px`)
    if (height > 0) field?.scrollIntoView({ block: 'nearest' })
    return () => {
      document.documentElement.style.removeProperty('--keyboard')
    }
  }, [around, open, movable, field, rows])
}
