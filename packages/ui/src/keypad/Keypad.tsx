// biome-ignore-all lint/a11y/noNoninteractiveTabindex: the group takes physical keys while it has the focus
// biome-ignore-all lint/a11y/useSemanticElements: a fieldset cannot take the focus

import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { BackspaceIcon, EnterIcon, PlusMinusIcon } from '../icon/icons.tsx'
import { isTextEntry } from '../keyboard/useShortcut.ts'
import styles from './Keypad.module.css'
import {
  defaultKeypadBindings,
  type KeypadBindings,
  type KeypadCommand,
  type KeypadRules,
  keypadInput,
  keypadReplace,
} from './keypad-input.ts'

export interface KeypadLabels {
  keypad: string
  clear: string
  backspace: string
  sign: string
  decimal: string
  enter: string
}

export interface KeypadProps extends KeypadRules {
  /** As `keypadInput` gives it: '.' for the decimal point, '' for nothing. */
  value: string
  onValueChange: (value: string) => void
  onEnter: (value: string) => void
  labels: KeypadLabels
  /** How the decimal point looks in the user's language. */
  separator?: '.' | ',' | undefined
  /** Shows the value above the keys. */
  readout?: boolean | undefined
  unit?: string | undefined
  /** What these keys did not type (a preset, an answer of before) is shown as selected, and the first key replaces it. */
  selects?: boolean | undefined
  enterDisabled?: boolean | undefined
  /** What the enter key shows instead of its arrow. */
  enterContent?: ReactNode
  bindings?: KeypadBindings | undefined
  /** `page`: physical keys act wherever the focus is, except in a text field, an open list or a dialog over the page. */
  listen?: 'focus' | 'page' | undefined
  className?: string | undefined
}

export function Keypad(props: KeypadProps) {
  const { value, labels, separator = '.', readout = true, bindings = defaultKeypadBindings, listen = 'focus' } = props
  const { decimals = false, negative = false } = props

  const [typed, setTyped] = useState('')
  const selected = props.selects === true && value !== '' && value !== typed
  const run = (command: KeypadCommand) => {
    if (command !== 'enter') {
      const next = (selected ? keypadReplace : keypadInput)(value, command, props)
      setTyped(next)
      return props.onValueChange(next)
    }
    if (!props.enterDisabled) props.onEnter(value)
  }

  const runKey = (
    event: Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'preventDefault'>,
  ) => {
    const command = bindings[event.key]
    if (command === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    run(command)
  }

  const own = useRef<HTMLDivElement>(null)
  const listenToPage = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null
    if (isTextEntry(target) || isOverPage(target, own.current)) return
    // Enter on another button means that button.
    if (event.key === 'Enter' && target?.closest('button, a')) return
    // A choice that still has the focus would take the first digit for the beginning of another option.
    if (bindings[event.key] !== undefined && target?.closest('[role="combobox"]')) event.stopPropagation()
    runKey(event)
  })
  useEffect(() => {
    if (listen !== 'page') return
    const handle = (event: globalThis.KeyboardEvent) => listenToPage(event)
    document.addEventListener('keydown', handle, true)
    return () => document.removeEventListener('keydown', handle, true)
  }, [listen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (listen === 'focus') runKey(event)
  }

  const digit = (key: KeypadCommand) => (
    <KeyButton key={key} onPress={() => run(key)}>
      {key}
    </KeyButton>
  )

  return (
    <div
      ref={own}
      role="group"
      tabIndex={0}
      aria-label={labels.keypad}
      className={classNames(styles.keypad, props.className)}
      onKeyDown={onKeyDown}
    >
      {readout && (
        <output className={classNames(styles.readout, value === '' && styles.empty)}>
          <span className={selected ? styles.selected : styles.typed} data-selected={selected || undefined}>
            {value === '' ? '0' : value.replace('.', separator).replace('-', '−')}
          </span>
          {props.unit !== undefined && <span className={styles.unit}>{props.unit}</span>}
        </output>
      )}
      <div className={styles.keys}>
        {(['7', '8', '9'] as const).map(digit)}
        <KeyButton className={styles.edit} label={labels.backspace} onPress={() => run('backspace')}>
          <BackspaceIcon size={28} />
        </KeyButton>
        {(['4', '5', '6'] as const).map(digit)}
        <KeyButton className={styles.edit} label={labels.clear} onPress={() => run('clear')}>
          C
        </KeyButton>
        {(['1', '2', '3'] as const).map(digit)}
        <KeyButton
          className={classNames(styles.enter, styles.tall)}
          label={labels.enter}
          disabled={props.enterDisabled}
          onPress={() => run('enter')}
        >
          {props.enterContent ?? <EnterIcon size={32} />}
        </KeyButton>
        {negative && (
          <KeyButton className={styles.edit} label={labels.sign} onPress={() => run('sign')}>
            <PlusMinusIcon size={28} />
          </KeyButton>
        )}
        <KeyButton className={zeroSpan(negative, decimals)} onPress={() => run('0')}>
          0
        </KeyButton>
        {decimals && (
          <KeyButton className={styles.edit} label={labels.decimal} onPress={() => run('decimal')}>
            {separator}
          </KeyButton>
        )}
      </div>
    </div>
  )
}

function zeroSpan(negative: boolean, decimals: boolean): string | undefined {
  if (negative && decimals) return undefined
  return negative || decimals ? styles.wide : styles.whole
}

interface KeyButtonProps {
  label?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  onPress: () => void
  children: ReactNode
}

function KeyButton({ label, disabled, className, onPress, children }: KeyButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      className={classNames(styles.key, className)}
      // A pressed key must not take the focus from the keypad, or Enter would repeat that key.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

const OVER_PAGE = '[role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]'
/** Asked of its choice: before an option is highlighted, the focus is around the list or still on its way to it. */
const OPEN_LIST = '[role="combobox"][aria-expanded="true"]'

/** Whether a list or a dialog lies over the keypad: keys mean what stands there, nobody sees what they would enter below. */
function isOverPage(target: HTMLElement | null, keypad: HTMLElement | null): boolean {
  if (document.querySelector(OPEN_LIST)) return true
  const over = target?.closest(OVER_PAGE)
  return over != null && !over.contains(keypad)
}
