/**
 * The areas of the product, the same words in every layer, from the ground up: each may lean on those before it, none on
 * one behind it. Who looks for stops opens `stops/` in each layer, and a change there cannot reach below.
 */
export const areas = [
  ['ground', 'what all stand on: ids, permissions, time, database, the way of a call, sessions, live link'],
  ['machines', 'states, counters, rules, figures and notices of machines'],
  ['calendar', 'shifts, kinds of day, what is planned'],
  ['erp', 'messages to and from the ERP'],
  ['people', 'users, employees, who is at which machine'],
  ['stops', 'why machines stood still, and notes about it'],
  ['materials', 'what goes into an order: lots, batches, differences'],
  ['orders', 'what is made: starting, reporting, confirming, ending'],
  ['planning', 'what is made next, where, and in which bundle'],
  ['documents', 'drawings, instructions, files, quick reports'],
  ['activities', 'checklists and maintenance'],
  ['history', 'what was: days, losses, statistics'],
  ['goals', 'what should be made, and how far it is'],
  ['reports', 'what is ordered, delivered and mailed; hand-overs of shifts'],
  ['scrap', 'what was thrown away, weighed and analysed'],
  ['import', 'what comes from other programs: signals, orders, master data'],
  ['dashboards', 'boards, widgets, queries, walls, own overviews'],
  ['pallets', 'labels, printers, pallets'],
  ['setup', 'what an administrator sets up'],
] as const satisfies readonly (readonly [string, string])[]

export type Area = (typeof areas)[number][0]

const order: readonly string[] = areas.map(([name]) => name)

/** Layers whose folders are areas; what lies above them (the start of the server, the list of all calls) puts them together. */
export const LAYERS = ['packages/domain/src/', 'packages/contract/src/', 'apps/server/src/'] as const

/** Undefined above all areas, and outside of these layers. */
export function areaOf(path: string): Area | undefined {
  const layer = LAYERS.find((start) => path.startsWith(start))
  const [folder, ...rest] = layer ? path.slice(layer.length).split('/') : []
  return rest.length > 0 && folder && order.includes(folder) ? (folder as Area) : undefined
}

export function isBelow(one: Area, other: Area): boolean {
  return order.indexOf(one) < order.indexOf(other)
}
