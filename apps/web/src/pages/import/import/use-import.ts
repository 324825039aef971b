import type { ImportAnswer } from '@takt/contract/import/import.ts'
import type { FileRow } from '@takt/domain/import/file-rows.ts'
import type { ImportKind } from '@takt/domain/import/import-kind.ts'
import { useEffect, useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'

export type Outcome = ImportAnswer['outcomes'][number]

export interface Problem {
  readonly field: string
  readonly message: string
}

/** What becomes of a row; undefined while nobody has asked. */
export interface RowResult {
  readonly outcome: Outcome
  readonly problems: readonly Problem[]
}
export type Results = ReadonlyMap<number, RowResult>

/** Small enough that the bar moves, large enough that ten thousand rows take some twenty calls. */
const PART = 500

async function inParts(
  kind: ImportKind,
  rows: readonly FileRow[],
  ask: (payload: { kind: ImportKind; records: Record<string, unknown>[] }) => Promise<ImportAnswer[]>,
  tell: (results: Results, done: number) => void,
): Promise<void> {
  const results = new Map<number, RowResult>()
  for (let from = 0; from < rows.length; from += PART) {
    const part = rows.slice(from, from + PART)
    const [answer] = await ask({ kind, records: part.map(({ record }) => record) })
    for (const [at, { line }] of part.entries()) {
      const problems = answer?.problems.filter(({ index }) => index === at) ?? []
      results.set(line, {
        outcome: answer?.outcomes[at] ?? 'refused',
        problems: problems.map(({ field, call_message }) => ({ field, message: call_message })),
      })
    }
    tell(new Map(results), from + part.length)
  }
}

export interface Checked {
  readonly results: Results
  readonly done: number
  readonly failure: CallFailure | null
  again(): void
}

const nothing: Results = new Map()

/** What would become of every row, asked in parts; another file or other columns ask anew. */
export function useCheck(kind: ImportKind, rows: readonly FileRow[], keyField: string): Checked {
  const text = useText()
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<Omit<Checked, 'again'>>({ results: nothing, done: 0, failure: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again.
  useEffect(() => {
    const stop = new AbortController()
    const twice = rows.flatMap((row): [number, RowResult][] => {
      if (row.firstLine === null) return []
      const message = text('import.twice', { line: row.firstLine })
      return [[row.line, { outcome: 'refused', problems: [{ field: keyField, message }] }]]
    })
    const asked = rows.filter(({ firstLine }) => firstLine === null)
    const fresh = { results: new Map(twice), done: 0, failure: null }
    setState(fresh)
    const ask = (payload: Parameters<Parameters<typeof inParts>[2]>[0]) =>
      call('check_import', payload, { signal: stop.signal })
    const tell = (results: Results, done: number) => {
      if (!stop.signal.aborted) setState({ ...fresh, results: new Map([...twice, ...results]), done })
    }
    inParts(kind, asked, ask, tell).catch((problem: unknown) => {
      if (stop.signal.aborted) return
      if (!(problem instanceof CallFailure)) throw problem
      setState((now) => ({ ...now, failure: problem }))
    })
    return () => stop.abort()
  }, [kind, rows, keyField, tries])
  return { ...state, again: () => setTries((count) => count + 1) }
}

export interface Imported {
  readonly results: Results
  /** Why it stopped on its way, '' when it came to the end. */
  readonly stopped: string
  readonly done: number
  readonly all: number
}

/** Writes the rows that are new or changed. What stops it on the way leaves written what was written. */
export async function bringIn(
  kind: ImportKind,
  rows: readonly FileRow[],
  { before, onDone }: { before: Results; onDone: (done: number) => void },
): Promise<Imported> {
  const wanted = rows.filter(({ line }) => ['added', 'changed'].includes(before.get(line)?.outcome ?? ''))
  let results = before
  let done = 0
  const tell = (written: Results, count: number) => {
    results = new Map([...before, ...written])
    done = count
    onDone(count)
  }
  try {
    await inParts(kind, wanted, (payload) => call('import_records', payload), tell)
    return { results, stopped: '', done, all: wanted.length }
  } catch (problem) {
    if (!(problem instanceof CallFailure)) throw problem
    return { results, stopped: problem.message, done, all: wanted.length }
  }
}

export function countOf(results: Results, outcome: Outcome): number {
  let count = 0
  for (const result of results.values()) if (result.outcome === outcome) count += 1
  return count
}
