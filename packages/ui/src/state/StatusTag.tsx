import type { ReactNode } from 'react'
import { CheckIcon, ClockIcon, CloseIcon, EditIcon, MinusIcon, PlusIcon, WarningIcon } from '../icon/icons.tsx'
import { StateShape } from './StateShape.tsx'
import { Tag, type TagLook, TagSign } from './Tag.tsx'

const SIGNS = {
  good: CheckIcon,
  bad: CloseIcon,
  warning: WarningIcon,
  waiting: ClockIcon,
  new: PlusIcon,
  changed: EditIcon,
  /** Switched off, cancelled, over: nothing follows. */
  off: MinusIcon,
  /** Neither good nor bad. */
  neutral: Dot,
  'no-contact': NoContact,
} as const
export type StatusTone = keyof typeof SIGNS

/** How it is with anything that is no machine: a key, a link, a print, a row of a file. */
export function StatusTag({ tone, ...look }: TagLook & { tone: StatusTone }) {
  const Sign = SIGNS[tone]
  return <Tag tone={tone} sign={(className) => <Sign className={className} />} {...look} />
}

/** The sign alone, beside a figure that has no room for the word: a shape of its own per tone, and the word is read out. */
export function StatusSign({ tone, label, color }: Pick<TagLook, 'label' | 'color'> & { tone: StatusTone }) {
  const Sign = SIGNS[tone]
  return <TagSign tone={tone} label={label} color={color} sign={(className) => <Sign className={className} />} />
}

function Dot({ className }: { className?: string | undefined }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="4.5" fill="currentColor" />
    </svg>
  )
}

function NoContact({ className }: { className?: string | undefined }): ReactNode {
  return <StateShape tone="no-contact" className={className} />
}
