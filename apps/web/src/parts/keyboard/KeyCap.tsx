import { isCommand, type Key, type KeyCommand } from '@takt/domain/ground/keyboard/layouts.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { classNames } from '@takt/ui/class-names.ts'
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  ChevronDownIcon,
  ChevronRightIcon,
} from '@takt/ui/icon/arrow-icons.tsx'
import { BackspaceIcon, EnterIcon, UndoIcon } from '@takt/ui/icon/icons.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './ScreenKeyboard.module.css'

const faces: Readonly<Record<KeyCommand, ReactNode>> = {
  backspace: <BackspaceIcon />,
  enter: <EnterIcon />,
  shift: <ArrowUpIcon />,
  caps: '⇪',
  special: '?#€',
  normal: 'abc',
  language: null,
  left: <ArrowLeftIcon />,
  right: <ArrowRightIcon />,
  hide: <ChevronDownIcon />,
  reset: <UndoIcon />,
  more: <ChevronRightIcon />,
}

interface KeyCapProps {
  name: Key
  down: boolean
  /** Shift or caps lock is on. */
  lit?: boolean
  shows?: string
}

/** A key. It is pressed by `usePressedKeys`, which hears of it before the page does. */
export function KeyCap({ name, down, lit = false, shows }: KeyCapProps) {
  const text = useText()
  const command = isCommand(name)
  const label: TextKey | null = command ? `keyboard.${name}` : name === ' ' ? 'keyboard.space' : null
  return (
    <button
      type="button"
      tabIndex={-1}
      data-key={name}
      data-down={down || undefined}
      aria-label={label ? text(label) : undefined}
      aria-pressed={name === 'shift' || name === 'caps' ? lit : undefined}
      className={classNames(styles.key, command && styles.command, name === ' ' && styles.space, lit && styles.lit)}
    >
      {command ? (shows ?? faces[name]) : name === ' ' ? '' : name}
    </button>
  )
}
