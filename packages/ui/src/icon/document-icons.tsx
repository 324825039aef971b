import { Icon, type IconProps } from './Icon.tsx'

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7 10.5l5 5 5-5M4.5 20h15" />
    </Icon>
  )
}

export function FirstPageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17 6l-6 6 6 6M7 6v12" />
    </Icon>
  )
}

export function LastPageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 6l6 6-6 6M17 6v12" />
    </Icon>
  )
}

export function WideIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4" />
    </Icon>
  )
}

export function RotateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3v4.5H15" />
    </Icon>
  )
}

export function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.5c-2-1.3-4.7-1.8-8-1.5v13c3.3-.3 6 .2 8 1.5 2-1.3 4.7-1.8 8-1.5V5c-3.3-.3-6 .2-8 1.5zM12 6.5v13" />
    </Icon>
  )
}

export function FileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3h8l4 4v14H6zM14 3v4h4" />
    </Icon>
  )
}

export function FolderIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6h6l2 2.5h10V19H3z" />
    </Icon>
  )
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8" />
    </Icon>
  )
}
