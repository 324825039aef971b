import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@takt/domain/ground/languages.ts'
import { type TextKey, texts } from '@takt/texts/texts.ts'

/** The names of all steps of all wizards, in every language. */
export function stepNames(): string[] {
  const steps = globSync(join(import.meta.dirname, '../../apps/web/src/wizards/steps/*/*.step.ts'))
  const keys = steps.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^ {2}label: '([\w.-]+)'/gm)])
  const names = keys.flatMap(([, key]) => languageCodes.map((language) => texts[language][key as TextKey]))
  if (names.length < 80) throw new Error(`only ${names.length} names of steps found: they stand elsewhere now`)
  return [...new Set(names)]
}
