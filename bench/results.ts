/** The last figures of every bench, kept in `results.json`: what the README says comes from there. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AIR, type FigureId, figureIds, type Limit, limits } from './limits.ts'
import { shown } from './shown.ts'

export interface Result {
  /** The title of the bench and what was measured. */
  readonly figure: string
  readonly value: number
  readonly beside: string
  /** The day of the run: figures of benches that were not run since stay. */
  readonly on: string
}

export type Results = Partial<Record<FigureId, Result>>

const FILE = join(import.meta.dirname, 'results.json')

export function keptResults(): Results {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Results
}

export function keepResults(results: Results): void {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`)
}

/** What was measured now in the place of what was measured before, in the order of the limits. */
export function withNew(kept: Results, measured: Results): Results {
  const merged: Results = { ...kept, ...measured }
  return Object.fromEntries(figureIds.flatMap((id) => (merged[id] ? [[id, merged[id]]] : [])))
}

/** What cannot stand: a figure that nobody measured, a limit without air, an aim that is missed in silence. */
export function complaints(
  results: Readonly<Record<string, Pick<Result, 'value'>>>,
  held: Readonly<Record<string, Limit>> = limits,
): string[] {
  return Object.entries(held).flatMap(([id, { limit, aim, missed, tight }]) => {
    const value = results[id]?.value
    if (value === undefined) return [`${id} has a limit and was never measured`]
    const found: string[] = []
    if (value > limit) found.push(`${id}: ${value} is above its limit of ${limit}`)
    else if (value * AIR > limit && !tight) {
      found.push(`${id}: a limit of ${limit} leaves ${value} less than a fifth of air, and does not say why`)
    }
    if (aim !== undefined && aim >= limit) found.push(`${id}: an aim of ${aim} asks for no more than the limit`)
    if (aim !== undefined && value > aim && !missed) {
      found.push(`${id}: ${value} is above its aim of ${aim}, and does not say why`)
    }
    return found
  })
}

const PLACE = /(?<=<!-- figures -->\n)[\s\S]*(?=\n<!-- \/figures -->)/

export function figuresIn(readme: string): string {
  const found = PLACE.exec(readme)
  if (!found) throw new Error('the README has no place for figures')
  return found[0]
}

export function withFigures(readme: string, results: Results): string {
  figuresIn(readme)
  return readme.replace(PLACE, () => figuresText(results))
}

/** The table of the README, and which figures are above their aim. */
export function figuresText(results: Results): string {
  const known = figureIds.flatMap((id) => {
    const result = results[id]
    return result ? [{ id, ...result, ...limits[id] }] : []
  })
  const rows = known.map(({ id, figure, value, aim, limit, unit, on, beside }) =>
    rowOf(figure, shown(id, value), aim === undefined ? '' : `${aim} ${unit}`, `${limit} ${unit}`.trim(), on, beside),
  )
  const behind = known
    .filter(({ value, aim }) => aim !== undefined && value > aim)
    .map(
      ({ id, figure, value, aim, unit, missed }) => `- ${figure}: ${shown(id, value)}, aim ${aim} ${unit}: ${missed}.`,
    )
  const table = [rowOf('figure', 'measured', 'aim', 'limit', 'on', 'beside it'), '|---|---|---|---|---|---|', ...rows]
  return [...table, ...(behind.length > 0 ? ['', 'Above their aim:', '', ...behind] : [])].join('\n')
}

function rowOf(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}
