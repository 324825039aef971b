/** The overviews whose child pages carry their name as the first segment; it says where 'back' leads. */
const viewtypes = ['machines', 'machine-widgets', 'machine-late-orders', 'actives', 'a-actives'] as const
export type Viewtype = (typeof viewtypes)[number]

/** A page that is shown: its pattern and what stands for its parameters. */
export interface ShownPage {
  readonly pattern: string
  readonly params: Readonly<Record<string, string>>
}

/** The overview that a page is or lies below, by its first segment; undefined when it is neither. */
export function overviewOf({ pattern, params }: ShownPage): Viewtype | undefined {
  const [, first = ''] = pattern.split('/')
  return viewtypeOf(first === '$viewtype' ? params.viewtype : first)
}

/** The viewtype of a segment: machines when absent, all-machines is the same as machines, anything else is no viewtype. */
export function viewtypeOf(segment: string | undefined): Viewtype | undefined {
  if (segment === undefined || segment === '' || segment === 'all-machines') return 'machines'
  return viewtypes.find((known) => known === segment)
}
