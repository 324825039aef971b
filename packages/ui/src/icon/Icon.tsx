import type { ReactNode } from 'react'

export interface IconProps {
  size?: number | undefined
  className?: string | undefined
}

/** The frame of every icon: decorative, so its word always stands beside it or in an aria-label. */
export function Icon({ size = 24, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {children}
    </svg>
  )
}
