import { type Choice, type Config, leafOptions, type Options } from './options.ts'

type Accepted = Choice | boolean

/** Names the other options it depends on, each with the value, or the values, that let it be shown. */
export type Prerequisite = Readonly<Record<string, Accepted | readonly Accepted[]>>
export type ShowWhen = Readonly<Record<string, Prerequisite>>

type SectionKeys<O extends Options> = {
  [K in keyof O]: O[K] extends { readonly type: 'section'; readonly options: infer S extends Options }
    ? K | SectionKeys<S>
    : never
}[keyof O]
type AcceptedBy<T> = T extends Accepted ? T : never

/** The same, checked against a widget's own options: a misspelt name does not compile. */
export type ShowWhenOf<O extends Options> = {
  readonly [K in keyof Config<O> | SectionKeys<O>]?: {
    readonly [P in keyof Config<O>]?: AcceptedBy<Config<O>[P]> | readonly AcceptedBy<Config<O>[P]>[]
  }
}

/**
 * The options the form shows. An option whose prerequisite is itself hidden is hidden too, whatever value it keeps:
 * names instead of functions are what makes that chain readable.
 */
export function shownOptions(
  options: Options,
  showWhen: ShowWhen,
  values: Readonly<Record<string, unknown>>,
): Set<string> {
  const sectionsOf = new Map(leafOptions(options).map(({ key, sections }) => [key, sections]))
  const known = new Map<string, boolean>()

  function isShown(key: string): boolean {
    const answer = known.get(key)
    if (answer !== undefined) return answer
    // A circle of prerequisites hides all of its members instead of looping.
    known.set(key, false)
    const shown = (sectionsOf.get(key) ?? []).every(isShown) && Object.entries(showWhen[key] ?? {}).every(isMet)
    known.set(key, shown)
    return shown
  }

  function isMet([other, accepted]: [string, Accepted | readonly Accepted[]]): boolean {
    if (!isShown(other)) return false
    const value = values[other] as Accepted
    return isList(accepted) ? accepted.includes(value) : accepted === value
  }

  return new Set([...sectionsOf.keys()].filter(isShown))
}

function isList(accepted: Accepted | readonly Accepted[]): accepted is readonly Accepted[] {
  return Array.isArray(accepted)
}
