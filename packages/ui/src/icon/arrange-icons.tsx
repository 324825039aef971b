import { Icon, type IconProps } from './Icon.tsx'

/** How several things are brought into one line, one distance or one size, by what it is called. */
const paths = {
  left: 'M4 3v18M8 6h12v4H8zM8 14h7v4H8z',
  center: 'M12 3v18M5 6h14v4H5zM8 14h8v4H8z',
  right: 'M20 3v18M4 6h12v4H4zM9 14h7v4H9z',
  top: 'M3 4h18M6 8v12h4V8zM14 8v7h4V8z',
  middle: 'M3 12h18M6 5v14h4V5zM14 8v8h4V8z',
  bottom: 'M3 20h18M6 4v12h4V4zM14 9v7h4V9z',
  across: 'M3 4v16M21 4v16M9.5 7h5v10h-5z',
  down: 'M4 3h16M4 21h16M7 9.5h10v5H7z',
  width: 'M4 8V4h16v4M4 20v-4h16v4zM4 12h16M7 9.5L4 12l3 2.5M17 9.5l3 2.5-3 2.5',
  height: 'M8 4H4v16h4M20 4h-4v16h4zM12 4v16M9.5 7L12 4l2.5 3M9.5 17l2.5 3 2.5-3',
  both: 'M3.5 8.5h11v11h-11zM9 4.5h11v11h-2',
} as const

export function ArrangeIcon({ how, ...props }: IconProps & { readonly how: keyof typeof paths }) {
  return (
    <Icon {...props}>
      <path d={paths[how]} />
    </Icon>
  )
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8 10.5V7.5a4 4 0 018 0v3" />
    </Icon>
  )
}

export function UnlockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8 10.5V6.5a4 4 0 017.8-1.2" />
    </Icon>
  )
}

export function CutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6.5" cy="17.5" r="2.5" />
      <circle cx="17.5" cy="17.5" r="2.5" />
      <path d="M8 15.5L17 4M16 15.5L7 4" />
    </Icon>
  )
}

export function DuplicateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15.5 4.5h-11v11" />
      <rect x="8.5" y="8.5" width="12" height="12" rx="1.5" />
      <path d="M14.5 11.5v6M11.5 14.5h6" />
    </Icon>
  )
}

export function PasteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5H5.5v15.5h13V5h-3" />
      <rect x="8.5" y="3" width="7" height="4" rx="1" />
      <path d="M12 11v6M9.5 14.5L12 17l2.5-2.5" />
    </Icon>
  )
}

/** Two things, and a tick: a press adds to the selection. */
export function SelectSeveralIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5h8v8h-8zM13 20.5h7.5V13" />
      <path d="M5.5 16.5l3 3 5-6" />
    </Icon>
  )
}

export function SelectAllIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6V3.5H6M10 3.5h4M18 3.5h2.5V6M20.5 10v4M20.5 18v2.5H18M14 20.5h-4M6 20.5H3.5V18M3.5 14v-4" />
      <path d="M8 8h8v8H8z" />
    </Icon>
  )
}

export function KeyboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="6" width="19" height="12" rx="2" />
      <path d="M6.5 10h.01M10.2 10h.01M13.8 10h.01M17.5 10h.01M8 14h8" />
    </Icon>
  )
}
