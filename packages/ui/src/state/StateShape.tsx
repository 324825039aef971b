import type { ReactNode } from 'react'

export type StateTone = 'running' | 'stopped' | 'uncoded' | 'setup' | 'no-contact' | 'off'

/** Outlines that differ at ten metres and for the colour-blind; `currentColor`. */
const SHAPES: Record<StateTone, ReactNode> = {
  running: <path d="M4 2l10 6-10 6z" fill="currentColor" />,
  stopped: <rect x="2.5" y="2.5" width="11" height="11" rx="1" fill="currentColor" />,
  uncoded: (
    <g stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M4 5.4a4 4 0 114.9 3.9c-.6.2-.9.6-.9 1.2" />
      <path d="M8 14.4v.01" />
    </g>
  ),
  setup: (
    <path
      d="M8 1l6 3.5v7L8 15l-6-3.5v-7zM8 5.3a2.7 2.7 0 100 5.4 2.7 2.7 0 000-5.4z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  'no-contact': (
    <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" fill="none">
      <circle cx="8" cy="8" r="6" />
      <path d="M3.8 12.2l8.4-8.4" />
    </g>
  ),
  // It stands, and that is no stop.
  off: <rect x="3.5" y="3.5" width="9" height="9" rx="1" fill="none" stroke="currentColor" strokeWidth="2" />,
}

export function StateShape({ tone, className }: { tone: StateTone; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      {SHAPES[tone]}
    </svg>
  )
}
