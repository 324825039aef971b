// When it was started, and whether it had been told to end before: who looks in the morning sees that it died at night.
import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Starts } from '../ground/installation.ts'
import { writeWhole } from './backup/write-whole.ts'

interface Start {
  readonly at: string
  readonly host: string
  /** Null while it runs, and of one that died. */
  readonly ended: string | null
}

export interface NotedStart extends Starts {
  /** It was told to end. */
  end(): Promise<void>
}

const MOST_KEPT = 200

/** A disk that cannot be written keeps nothing from starting: then nothing is known of this start. */
export async function noteStart(dataFolder: string, now: () => number): Promise<NotedStart> {
  const file = join(dataFolder, 'starts.json')
  const before = await readStarts(file)
  const mine: Start = { at: new Date(now()).toISOString(), host: hostname(), ended: null }
  const write = (start: Start) =>
    writeWhole(file, JSON.stringify([...before, start].slice(-MOST_KEPT))).catch(() => undefined)
  await write(mine)
  return {
    deaths: deathsOf([...before, mine]),
    end: () => write({ ...mine, ended: new Date(now()).toISOString() }),
  }
}

/** Another machine that shares the folder says nothing about this one. */
export function deathsOf(starts: readonly Start[]): string[] {
  const here = starts.filter(({ host }) => host === starts.at(-1)?.host)
  return here.flatMap(({ at }, index) => (index > 0 && here[index - 1]?.ended === null ? [at] : []))
}

async function readStarts(file: string): Promise<Start[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Start[]
  } catch {
    return []
  }
}
