// Runs stages side by side as far as the cores reach, and tells what passed and what failed.
import { rmSync } from 'node:fs'
import { fitsBeside } from './fits-beside.ts'
import { folderInMemory } from './folder-in-memory.ts'
import { cores, patience } from './machine.ts'
import type { Counts } from './reports.ts'
import { runStage } from './run-stage.ts'
import type { Stage } from './stages.ts'

/** Of a failure, before all of it at the end. */
const LINES_AT_ONCE = 12

/** Returns whether everything passed; the last line it prints is `N passed, N failed`. */
export async function runStages(stages: readonly Stage[]): Promise<boolean> {
  // Measured before anything else runs.
  patience(0)
  const inMemory = folderInMemory()
  if (inMemory !== null) {
    process.env.TMPDIR = inMemory
    process.once('exit', () => rmSync(inMemory, { recursive: true, force: true }))
  }
  const results = new Map<string, Counts>()
  const waiting = [...stages]
  const running = new Map<Stage, Promise<void>>()
  while (waiting.length + running.size > 0) {
    for (const stage of waiting.filter((candidate) => isDue(candidate, stages, results))) {
      if (!fitsBeside(stage, [...running.keys()], cores)) continue
      waiting.splice(waiting.indexOf(stage), 1)
      const ended = runAndTell(stage, results).finally(() => running.delete(stage))
      running.set(stage, ended)
    }
    await Promise.race(running.values())
  }
  return summarise(results)
}

export function pickStages(names: readonly string[], all: readonly Stage[]): Stage[] {
  const unknown = names.filter((name) => !all.some((stage) => stage.name === name))
  if (unknown.length > 0) {
    throw new Error(`Unknown stage ${unknown.join(', ')}; stages: ${all.map(({ name }) => name).join(', ')}`)
  }
  const picked = all.filter((stage) => names.length === 0 || names.includes(stage.name))
  const needed = new Set(picked.map(({ needs }) => needs))
  return all.filter((stage) => picked.includes(stage) || needed.has(stage.name))
}

function isDue({ needs }: Stage, stages: readonly Stage[], results: Map<string, Counts>): boolean {
  return !needs || results.has(needs) || !stages.some(({ name }) => name === needs)
}

async function runAndTell(stage: Stage, results: Map<string, Counts>): Promise<void> {
  const started = Date.now()
  const needed = stage.needs && results.get(stage.needs)
  if (stage.cores === 'all') console.log(`        ${stage.name} is running ...`)
  const counts = needed && needed.failures.length > 0 ? notRun(stage) : await runStage(stage)
  results.set(stage.name, counts)
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6)
  const { passed, failures, skipped } = counts
  const mark = failures.length === 0 ? 'ok    ' : 'FAILED'
  const detail = [
    `${passed} passed`,
    failures.length && `${failures.length} failed`,
    skipped.length && `${skipped.length} skipped`,
  ]
  console.log(`${mark}  ${stage.name.padEnd(11)}${seconds} s  ${detail.filter(Boolean).join(', ')}`)
  // Here as well as at the end: whoever reads a log that was cut, or a run that was ended, knows what went wrong.
  for (const { title, message } of failures) {
    const begins = message.split('\n', LINES_AT_ONCE).join('\n')
    console.log(`        ${title}\n${indent(begins)}`)
  }
}

function notRun(stage: Stage): Counts {
  return {
    passed: 0,
    skipped: [],
    failures: [{ title: stage.name, message: `not run, because ${stage.needs} failed` }],
  }
}

function summarise(results: Map<string, Counts>): boolean {
  for (const [stage, { skipped }] of results) {
    for (const title of skipped) console.log(`skipped [${stage}] ${title}`)
  }
  for (const [stage, { failures }] of results) {
    for (const { title, message } of failures) console.log(`\nFAILED [${stage}] ${title}\n${indent(message)}`)
  }
  const all = [...results.values()]
  const failed = all.reduce((sum, { failures }) => sum + failures.length, 0)
  console.log(`\n${all.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`)
  return failed === 0
}

function indent(message: string): string {
  return message.trimEnd().replaceAll(/^/gm, '  ')
}
