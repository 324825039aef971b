import type { TextKey } from '@takt/texts/texts.ts'
import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { ClockIcon, EditIcon, HelpIcon, InfoIcon, LayerUpIcon, PlusIcon, UserIcon } from '@takt/ui/icon/icons.tsx'
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
  open: { label: 'panel.open-machine', icon: <ArrowRightIcon /> },
}
