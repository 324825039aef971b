import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../../checks/source/source-files.ts'
import type { Mutant } from './mutants.ts'

/** Why a mutant lives: it changes nothing that anybody can see. Found by the text of its line, wherever that moves. */
export interface Explanation {
  readonly path: string
  readonly text: string
  readonly before: string
  readonly after: string
  readonly why: string
}

export function explanations(): readonly Explanation[] {
  const file = join(ROOT, 'docs/mutants.yaml')
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? []) as Explanation[]) : []
}

export function isExplained(mutant: Mutant, known: readonly Explanation[]): boolean {
  return known.some(
    ({ path, text, before, after }) =>
      path === mutant.path && text === mutant.text && before === mutant.before && after === mutant.after,
  )
}
