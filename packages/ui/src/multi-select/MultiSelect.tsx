import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { ContextMenuAt, type MenuPoint } from '../context-menu/ContextMenuAt.tsx'
import { SearchField } from '../field/SearchField.tsx'
import { CheckIcon } from '../icon/icons.tsx'
import { Switch } from '../switch/Switch.tsx'
import styles from './MultiSelect.module.css'
import { foundOptions, hasSearch, type MultiChoice, pressed, pressOf } from './multi-choice.ts'

export interface MultiSelectTexts {
  readonly all: string
  readonly only: string
  readonly search: string
  readonly clearSearch: string
  readonly noneFound: string
  /** How many are not shown. */
  more(count: number): string
}

export interface MultiSelectProps {
  readonly modelValue: readonly string[]
  readonly options: readonly string[]
  readonly labels?: Readonly<Record<string, string>> | undefined
  /** Left out, there is no switch: the selection counts as it is. */
  readonly enabled?: boolean | undefined
  /** The header; without it the list is named by `name` alone. */
  readonly label?: string | undefined
  readonly name: string
  readonly single?: boolean | undefined
  readonly deselect?: boolean | undefined
  readonly texts: MultiSelectTexts
  readonly onChange: (choice: MultiChoice) => void
}

const LONG_PRESS_MS = 600
/** Thousands of card numbers as buttons would take a second to draw; whoever wants a later one searches. */
const MOST_SHOWN = 100

/** Option buttons with a header and an on/off switch where these are wanted. */
export function MultiSelect(props: MultiSelectProps) {
  const { modelValue, options, labels = {}, enabled, label, name, single, deselect, texts, onChange } = props
  const [search, setSearch] = useState('')
  const [menu, setMenu] = useState<(MenuPoint & { readonly option: string }) | null>(null)
  const choice = { modelValue, enabled: enabled ?? true }
  const found = foundOptions(options, search, labels)
  const chosen = new Set(modelValue)
  const act = (option: string, press: 'toggle' | 'all' | 'only') =>
    onChange(pressed(choice, option, { options, single, deselect, press }))
  return (
    <fieldset className={styles.select} aria-label={name}>
      {(label !== undefined || enabled !== undefined) && (
        <div className={styles.head}>
          {enabled === undefined ? (
            <span>{label}</span>
          ) : (
            <Switch
              label={label ?? name}
              checked={enabled}
              disabled={modelValue.length === 0}
              onCheckedChange={(on) => onChange({ modelValue, enabled: on })}
            />
          )}
        </div>
      )}
      {hasSearch(options) && (
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          clearLabel={texts.clearSearch}
          value={search}
          onValueChange={setSearch}
        />
      )}
      <div className={classNames(styles.options, enabled === false && modelValue.length > 0 && styles.off)}>
        {found.slice(0, MOST_SHOWN).map((option) => (
          <Option
            key={option}
            option={option}
            label={labels[option]}
            chosen={chosen.has(option)}
            onPress={(press) => act(option, press)}
            onLongPress={single ? undefined : (point) => setMenu({ ...point, option })}
          />
        ))}
        {found.length === 0 && <span className={styles.note}>{texts.noneFound}</span>}
        {found.length > MOST_SHOWN && <span className={styles.note}>{texts.more(found.length - MOST_SHOWN)}</span>}
      </div>
      <ContextMenuAt
        point={menu}
        label={name}
        onClose={() => setMenu(null)}
        entries={[
          { id: 'all', label: texts.all, onSelect: () => menu && act(menu.option, 'all') },
          { id: 'only', label: texts.only, onSelect: () => menu && act(menu.option, 'only') },
        ]}
      />
    </fieldset>
  )
}

interface OptionProps {
  readonly option: string
  readonly label: string | undefined
  readonly chosen: boolean
  readonly onPress: (press: 'toggle' | 'all' | 'only') => void
  readonly onLongPress: ((point: MenuPoint) => void) | undefined
}

function Option({ option, label, chosen, onPress, onLongPress }: OptionProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  const down = (event: PointerEvent) => {
    held.current = false
    clearTimeout(timer.current)
    if (!onLongPress || event.button !== 0) return
    const point = { x: event.clientX, y: event.clientY }
    timer.current = setTimeout(() => {
      held.current = true
      onLongPress(point)
    }, LONG_PRESS_MS)
  }
  const up = () => clearTimeout(timer.current)
  const click = (event: MouseEvent) => {
    // The end of a long press is no press of its own.
    if (held.current) held.current = false
    else onPress(pressOf(event))
  }
  return (
    <button
      type="button"
      className={classNames(styles.option, chosen && styles.chosen)}
      aria-pressed={chosen}
      data-keeps-press
      onPointerDown={down}
      onPointerUp={up}
      onPointerLeave={up}
      onPointerCancel={up}
      onClick={click}
    >
      <span className={styles.tick}>{chosen && <CheckIcon size={18} />}</span>
      <span className={styles.words}>
        {label !== undefined && label !== option ? (
          <>
            <b>{option}</b> <span className={styles.label}>{label}</span>
          </>
        ) : (
          option
        )}
      </span>
    </button>
  )
}
