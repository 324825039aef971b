/** What the pages of a machine are about: so they stand together where many are offered. */
import type { PanelLink, PanelLinkId } from './panel-links.ts'

export const linkSubjects = ['used', 'orders', 'reporting', 'pallets', 'documents', 'stops', 'machine'] as const
export type LinkSubject = (typeof linkSubjects)[number]

/** `used` is no subject of a link: it is what people press most at this machine. */
const subjects: Readonly<Record<PanelLinkId, Exclude<LinkSubject, 'used'>>> = {
  open: 'machine',
  stopcode: 'stops',
  uncoded: 'stops',
  history: 'stops',
  notes: 'stops',
  activities: 'machine',
  'signed-in': 'machine',
  'planned-orders': 'orders',
  'running-orders': 'orders',
  'finished-orders': 'orders',
  'order-by-part': 'orders',
  'order-by-card': 'orders',
  'rework-order': 'orders',
  'report-quantity': 'reporting',
  'scrap-quantity': 'reporting',
  'finished-report-quantity': 'reporting',
  'finished-scrap-quantity': 'reporting',
  'manual-scrap': 'reporting',
  'machine-history': 'stops',
  'reporting-history': 'reporting',
  'operation-text': 'documents',
  documents: 'documents',
  files: 'documents',
  materials: 'reporting',
  'print-pallet-flag': 'pallets',
  'print-label': 'pallets',
  'pallet-flag-history': 'pallets',
  'label-history': 'pallets',
  'pallet-confirmation': 'pallets',
  'order-confirmation': 'orders',
  'input-groups': 'machine',
  'weight-control': 'reporting',
  'detail-planning': 'orders',
  'bundle-confirmation': 'orders',
  'pallet-que-system': 'pallets',
  'euromap-admin': 'machine',
  'tpqs-scales-admin': 'machine',
  'machine-test': 'machine',
  'q-reports': 'documents',
  notifications: 'machine',
  cavities: 'machine',
}

export interface LinkGroup {
  readonly subject: LinkSubject
  readonly links: readonly PanelLink[]
}

/** Fewer than this and a person sees them all at once anyway. */
const MANY = 8
const MOST_USED = 4

/** Links by what they are about; before many of them those pressed most, which keep their place below too. */
export function groupLinks(links: readonly PanelLink[], presses: Readonly<Record<string, number>>): LinkGroup[] {
  const pressed = (link: PanelLink) => presses[link.id] ?? 0
  const used = links
    .filter((link) => pressed(link) > 0)
    .sort((one, other) => pressed(other) - pressed(one))
    .slice(0, links.length < MANY ? 0 : MOST_USED)
  return linkSubjects
    .map((subject) => ({
      subject,
      links: subject === 'used' ? used : links.filter(({ id }) => subjects[id] === subject),
    }))
    .filter((group) => group.links.length > 0)
}
