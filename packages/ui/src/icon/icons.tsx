import { Icon, type IconProps } from './Icon.tsx'

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </Icon>
  )
}

/** A list that is looked through: beside the glass of one field it is another sign. */
export function FindIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5.5h17M3.500 11h6M3.500 16.500h4.500" />
      <circle cx="15" cy="14" r="4.500" />
      <path d="M18.400 17.400l3.100 3.100" />
    </Icon>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  )
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  )
}

export function PlusMinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v9M7.5 8.5h9M7.5 18.5h9" />
    </Icon>
  )
}

export function BackspaceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5H20a1 1 0 011 1v12a1 1 0 01-1 1H8.5L2.5 12z" />
      <path d="M11.5 9.5l5 5M16.5 9.5l-5 5" />
    </Icon>
  )
}

export function EnterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 5v6a3 3 0 01-3 3H4M9 8.5L3.5 14 9 19.5" />
    </Icon>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M4 12h16M4 17.5h16" />
    </Icon>
  )
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={3.5} />
    </Icon>
  )
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5L22 20.5H2z" />
      <path d="M12 10v4.5M12 17.5v.01" />
    </Icon>
  )
}

export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.5 9.5a2.5 2.5 0 114 2c-1 .7-1.5 1.2-1.5 2.5M12 17v.01" />
    </Icon>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.01" />
    </Icon>
  )
}

export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 4.5L4 9l4.5 4.5" />
      <path d="M4 9h10a5.5 5.5 0 010 11h-3.5" />
    </Icon>
  )
}

export function RedoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15.5 4.5L20 9l-4.5 4.5" />
      <path d="M20 9H10a5.5 5.5 0 000 11h3.5" />
    </Icon>
  )
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 13.5h10l1-13.5M10 10.5v5.5M14 10.5v5.5" />
    </Icon>
  )
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="8.5" y="8.5" width="12" height="12" rx="1.5" />
      <path d="M15.5 5V4.5A1 1 0 0014.5 3.5h-10a1 1 0 00-1 1v10a1 1 0 001 1H5" />
    </Icon>
  )
}

export function DragHandleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5.5h.01M15 5.5h.01M9 12h.01M15 12h.01M9 18.5h.01M15 18.5h.01" strokeWidth={3.5} />
    </Icon>
  )
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2.5" />
    </Icon>
  )
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c.8-4 4-6 8-6s7.2 2 8 6" />
    </Icon>
  )
}

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="15" r="4" />
      <path d="m11 12 8-8M16 7l3 3M13.5 9.5l2 2" />
    </Icon>
  )
}

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 8.5v-5h10v5M7 17.5H4.5a1 1 0 01-1-1v-7a1 1 0 011-1h15a1 1 0 011 1v7a1 1 0 01-1 1H17" />
      <path d="M7 14h10v6.5H7z" />
    </Icon>
  )
}

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 5v5h-5" />
      <path d="M19.5 10A8 8 0 1020 14" />
    </Icon>
  )
}

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 3.5h6M10 3.5v6l-3.5 4.5h11L14 9.5v-6M12 14v6.5" />
    </Icon>
  )
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.75" />
    </Icon>
  )
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16M9.5 5.9A9.6 9.6 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-2.8 3.5M6.5 7.6A15.5 15.5 0 002.5 12S6 18.5 12 18.5a9.3 9.3 0 004.5-1.2" />
    </Icon>
  )
}

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15.5 4.5l4 4L8.5 19.5l-5 1 1-5z" />
      <path d="M13 7l4 4" />
    </Icon>
  )
}

export function LayerUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 12.5L3.5 17l8.5 4.5 8.5-4.5z" />
      <path d="M12 10V2.5M8.5 6L12 2.5 15.5 6" />
    </Icon>
  )
}

export function LayerDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.5L3.5 7l8.5 4.5L20.5 7z" />
      <path d="M12 14v7.5M8.5 18l3.5 3.5 3.5-3.5" />
    </Icon>
  )
}
