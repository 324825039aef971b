/** What a press on an option does. */
export interface MultiChoice {
  readonly modelValue: readonly string[]
  /** Off: the selection stays and does not count. */
  readonly enabled: boolean
}

export interface MultiOptions {
  readonly options: readonly string[]
  /** At most one. */
  readonly single?: boolean | undefined
  /** In single mode: pressing the chosen one clears it. */
  readonly deselect?: boolean | undefined
}

export type Press = 'toggle' | 'all' | 'only'

/** Alt takes all, ctrl only this one. A finger has neither: it gets both by a long press. */
export function pressOf(keys: {
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}): Press {
  if (keys.altKey) return 'all'
  return keys.ctrlKey || keys.metaKey ? 'only' : 'toggle'
}

export function pressed(
  choice: MultiChoice,
  option: string,
  on: MultiOptions & { readonly press: Press },
): MultiChoice {
  const chosen = choice.modelValue
  if (on.single) {
    const clears = on.deselect === true && chosen.includes(option)
    return settled(clears ? [] : [option], on)
  }
  if (on.press === 'all') return settled(on.options, on)
  if (on.press === 'only') return settled([option], on)
  const without = chosen.filter((known) => known !== option)
  return settled(without.length === chosen.length ? [...chosen, option] : without, on)
}

/** Everything chosen is no choice, and nothing is none either: both switch it off. */
function settled(modelValue: readonly string[], { options, single }: MultiOptions): MultiChoice {
  const all = !single && modelValue.length > 0 && options.every((option) => modelValue.includes(option))
  return { modelValue, enabled: modelValue.length > 0 && !all }
}

/** Fewer options are seen at a glance. */
const SEARCH_ABOVE = 10

export function hasSearch(options: readonly string[]): boolean {
  return options.length > SEARCH_ABOVE
}

export function foundOptions(
  options: readonly string[],
  search: string,
  labels: Readonly<Record<string, string>>,
): readonly string[] {
  const words = search.trim().toLowerCase()
  if (words === '') return options
  return options.filter(
    (option) => option.toLowerCase().includes(words) || (labels[option] ?? '').toLowerCase().includes(words),
  )
}
