import type { TextKey } from '@takt/texts/texts.ts'
import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import {
  CheckIcon,
  ClockIcon,
  EditIcon,
  HelpIcon,
  InfoIcon,
  LayerUpIcon,
  MenuIcon,
  PlusIcon,
  RefreshIcon,
  UserIcon,
} from '@takt/ui/icon/icons.tsx'
import type { ReactNode } from 'react'

/** Words for the links of a machine that have a page, by the id of the link. */
export const linkWords: Readonly<Record<string, { readonly label: TextKey; readonly icon: ReactNode }>> = {
  stopcode: { label: 'panel.code-stop', icon: <EditIcon /> },
  uncoded: { label: 'stops.uncoded', icon: <HelpIcon /> },
  history: { label: 'stops.history', icon: <ClockIcon /> },
  'report-quantity': { label: 'panel.report-quantity', icon: <PlusIcon /> },
  'signed-in': { label: 'people.show', icon: <UserIcon /> },
  notes: { label: 'notes.heading', icon: <InfoIcon /> },
  cavities: { label: 'cavities.heading', icon: <LayerUpIcon /> },
  'planned-orders': { label: 'title.planned-orders', icon: <MenuIcon /> },
  'running-orders': { label: 'title.running-orders', icon: <MenuIcon /> },
  'finished-orders': { label: 'title.finished-orders', icon: <CheckIcon /> },
  activities: { label: 'title.activities', icon: <CheckIcon /> },
  'machine-test': { label: 'title.machine-test', icon: <RefreshIcon /> },
  open: { label: 'panel.open-machine', icon: <ArrowRightIcon /> },
}
