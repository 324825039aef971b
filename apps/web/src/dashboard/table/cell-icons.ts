/** The icons a cell can show, by the names people know from icon fonts: D-ENTITY-25, 26-X. */
import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { BookIcon, DownloadIcon, FileIcon, FolderIcon } from '@takt/ui/icon/document-icons.tsx'
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  EditIcon,
  EyeIcon,
  HelpIcon,
  InfoIcon,
  MinusIcon,
  PinIcon,
  PlusIcon,
  PrintIcon,
  RefreshIcon,
  SearchIcon,
  TrashIcon,
  UserIcon,
  WarningIcon,
} from '@takt/ui/icon/icons.tsx'

export const cellIcons = {
  'arrow-down': ArrowDownIcon,
  'arrow-left': ArrowLeftIcon,
  'arrow-right': ArrowRightIcon,
  'arrow-up': ArrowUpIcon,
  book: BookIcon,
  check: CheckIcon,
  clock: ClockIcon,
  close: CloseIcon,
  copy: CopyIcon,
  download: DownloadIcon,
  edit: EditIcon,
  eye: EyeIcon,
  file: FileIcon,
  folder: FolderIcon,
  help: HelpIcon,
  info: InfoIcon,
  minus: MinusIcon,
  pin: PinIcon,
  plus: PlusIcon,
  print: PrintIcon,
  refresh: RefreshIcon,
  search: SearchIcon,
  trash: TrashIcon,
  user: UserIcon,
  warning: WarningIcon,
} as const
export type IconName = keyof typeof cellIcons

const otherNames: Readonly<Record<string, IconName>> = {
  'exclamation-triangle': 'warning',
  'map-marker': 'pin',
  pencil: 'edit',
  question: 'help',
  sync: 'refresh',
  times: 'close',
  xmark: 'close',
}

/** 'fa-check' and 'fas fa-check' mean 'check'; a name that the set does not have is no icon. */
export function iconNamed(value: string): IconName | undefined {
  const name = (value.trim().toLowerCase().split(/\s+/).at(-1) ?? '').replace(/^fa-/, '')
  const known = otherNames[name] ?? name
  return Object.hasOwn(cellIcons, known) ? (known as IconName) : undefined
}
