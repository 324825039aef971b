/** How a company's screens look. Each value is judged for itself: one that is wrong or missing falls back, the others hold. */
export const fonts = ['inter', 'system', 'mono'] as const
export const layouts = ['comfortable', 'compact'] as const
export const bottomnavs = ['bottom', 'side'] as const

export interface CompanyTheme {
  /** '#rrggbb', or '' for the product's own accent. */
  readonly color: string
  readonly font: (typeof fonts)[number]
  readonly layout: (typeof layouts)[number]
  readonly bottomnav: (typeof bottomnavs)[number]
  /** Several lists of a page as tabs, or below each other. */
  readonly tabbeddisplay: boolean
  readonly showWarningAnimations: boolean
}

export const defaultTheme: CompanyTheme = {
  color: '',
  font: 'inter',
  layout: 'comfortable',
  bottomnav: 'bottom',
  tabbeddisplay: false,
  showWarningAnimations: true,
}

export type ThemeValues = Partial<CompanyTheme>

const readers: { readonly [K in keyof CompanyTheme]: (value: unknown) => CompanyTheme[K] | undefined } = {
  color: (value) => {
    const digits = typeof value === 'string' ? /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim())?.[1] : undefined
    if (digits === undefined) return undefined
    const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
    return `#${full.toLowerCase()}`
  },
  font: oneOf(fonts),
  layout: oneOf(layouts),
  bottomnav: oneOf(bottomnavs),
  tabbeddisplay: truth,
  showWarningAnimations: truth,
}

/** The good values of a stored or fetched theme, and the names of those that were refused. */
export function readTheme(raw: unknown): { values: ThemeValues; refused: string[] } {
  const values: Record<string, unknown> = {}
  const refused: string[] = []
  const given = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  for (const [name, read] of Object.entries(readers)) {
    if (given[name] === undefined || given[name] === null) continue
    const value = read(given[name])
    if (value === undefined) refused.push(name)
    else values[name] = value
  }
  return { values: values as ThemeValues, refused }
}

/** /settings.json holds the installation's theme under themes.company. */
export function readSettingsFile(file: unknown): { values: ThemeValues; refused: string[] } {
  const themes = (file as { themes?: { company?: unknown } } | null | undefined)?.themes
  return readTheme(themes?.company)
}

/** The person's own wish, then the company's, then the installation's, then the product's. */
export function themeOf(layers: { user?: ThemeValues; company?: ThemeValues; file?: ThemeValues }): CompanyTheme {
  return { ...defaultTheme, ...layers.file, ...layers.company, ...layers.user }
}

function oneOf<const V extends string>(known: readonly V[]): (value: unknown) => V | undefined {
  return (value) => known.find((name) => typeof value === 'string' && name === value.trim().toLowerCase())
}

function truth(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const text = String(value).trim().toLowerCase()
  if (['1', 'true', 'yes'].includes(text)) return true
  return ['0', 'false', 'no'].includes(text) ? false : undefined
}
