/** The overviews whose child pages carry their name as the first segment; it says where 'back' leads. */
const viewtypes = ['machines', 'machine-widgets', 'machine-late-orders', 'actives', 'a-actives'] as const
export type Viewtype = (typeof viewtypes)[number]

/** The viewtype of a segment: machines when absent, all-machines is the same as machines, anything else is no viewtype. */
export function viewtypeOf(segment: string | undefined): Viewtype | undefined {
  if (segment === undefined || segment === '' || segment === 'all-machines') return 'machines'
  return viewtypes.find((known) => known === segment)
}
