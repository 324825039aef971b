import type { Bench, Figure } from './define-bench.ts'
import { benchOf, figureIds, limits } from './limits.ts'
import type { Results } from './results.ts'
import { shown } from './shown.ts'

export interface Run {
  /** What was measured, above its limit or not. */
  readonly results: Results
  /** A line for each thing that fails the run. */
  readonly failures: readonly string[]
}

/** A bench that breaks does not take away what the others measured. */
export async function runBenches(
  benches: readonly Bench[],
  { on, tell }: { on: string; tell: (line: string) => void },
): Promise<Run> {
  const results: Results = {}
  const failures: string[] = []
  for (const bench of benches) {
    tell(`\n${bench.title}`)
    const { figures, broken } = await figuresOf(bench)
    for (const figure of figures) {
      const failure = failureOf(bench, figure)
      if (failure) failures.push(failure)
      tell(`  ${lineOf(figure)} ${failure ? 'FAILED' : 'ok'}${figure.beside ? `  [${figure.beside}]` : ''}`)
      const { id, what, value, beside } = figure
      if (Number.isNaN(value)) continue
      results[id] = { figure: `${bench.title}: ${what}`, value: Number(exact(value)), beside: beside ?? '', on }
    }
    const absent = figureIds.filter((id) => benchOf(id) === bench.name && !figures.some((figure) => figure.id === id))
    if (broken) failures.push(`${bench.name} broke off: ${broken}`)
    else failures.push(...absent.map((id) => `${bench.name}: ${id} was not measured`))
  }
  return { results, failures }
}

/** The benches asked for; a name that is none would otherwise measure nothing and pass. */
export function chosenBenches<Named extends Pick<Bench, 'name' | 'onlyByName'>>(
  names: readonly string[],
  all: readonly Named[],
): Named[] {
  const unknown = names.filter((name) => !all.some((bench) => bench.name === name))
  if (unknown.length > 0) {
    throw new Error(`Unknown bench ${unknown.join(', ')}; benches: ${all.map(({ name }) => name).join(', ')}`)
  }
  return all.filter(({ name, onlyByName }) => (names.length === 0 ? !onlyByName : names.includes(name)))
}

async function figuresOf(bench: Bench): Promise<{ figures: Figure[]; broken?: string }> {
  try {
    return { figures: await bench.run() }
  } catch (error) {
    return { figures: [], broken: error instanceof Error ? error.message : String(error) }
  }
}

function failureOf({ name }: Bench, { id, what, value }: Figure): string | undefined {
  if (Number.isNaN(value)) return `${name}: ${what}: nothing was measured`
  const { limit, unit } = limits[id]
  return value > limit ? `${name}: ${what}: ${exact(value)} ${unit} is above its limit of ${limit} ${unit}` : undefined
}

function lineOf({ id, what, value }: Figure): string {
  const { limit, aim } = limits[id]
  return `${what}: ${shown(id, value)} (limit ${limit}${aim === undefined ? '' : `, aim ${aim}`})`
}

/** Finer than the table, where 2.601 above 2.6 would read “2.60 above 2.6”. */
function exact(value: number): string {
  return String(Number(value.toPrecision(6)))
}
