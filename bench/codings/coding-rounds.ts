import { type ChildProcess, fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { example } from '@takt/server/seed/example.ts'
import { freePort, rows } from '../crash/plant-folder.ts'
import { codeSome, type Said } from './code-some.ts'
import { switchOn } from './terminal.ts'

export interface CodingOutcome {
  readonly codings: number
  readonly cuts: number
  /** Answered as saved or kept, and not there. */
  readonly lost: number
  readonly doubled: number
  readonly wrong: number
}

const MACHINE = 'A401'
const LIST = `/interface/${MACHINE}/uncoded`
const CODES = ['301', '502', '501']
type Cut = 'network' | 'server' | 'terminal' | 'none'
const cuts: readonly Cut[] = ['network', 'none', 'server', 'terminal']

/** Codes stops at one terminal while network, server and terminal are cut off in turn, and then looks what was booked. */
export async function codingRounds(codings: number): Promise<CodingOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'takt-codings-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const disk = join(folder, 'terminal')
  let plant = await startPlant(folder, port)
  await calm(folder)
  await makeStops(url, codings + 20)
  let terminal = await switchOn(disk, url, LIST)
  const said: { readonly code: string; readonly said: Said }[] = []
  const before = new Set<string>()
  let done = 0
  let round = 0
  try {
    for (; done < codings; round += 1) {
      const cut = cuts[round % cuts.length] as Cut
      const code = CODES[round % CODES.length] as string
      const count = Math.min(1 + (round % 5), codings - done)
      if (cut === 'network') await terminal.context.setOffline(true)
      if (cut === 'server') await killed(plant)
      const pressed = cut === 'terminal' ? terminal.powerCut : undefined
      const made = await codeSome(terminal.page, { list: LIST, count, code, before, pressed }).catch(
        async (problem: unknown) => {
          const picture = join(tmpdir(), 'takt-codings.png')
          await terminal.page.screenshot({ path: picture }).catch(() => undefined)
          throw new Error(`round ${round} (${cut}), after ${done} codings; ${picture} shows the terminal`, {
            cause: problem,
          })
        },
      )
      said.push({ code, said: made })
      for (const stop of made.stops) before.add(stop)
      done += made.stops.length
      if (cut === 'network') await terminal.context.setOffline(false)
      if (cut === 'server') plant = await startPlant(folder, port)
      if (cut === 'terminal') {
        await terminal.context.close().catch(() => undefined)
        terminal = await switchOn(disk, url, LIST)
      }
    }
    await terminal.page
      .getByRole('button', { name: /on this terminal (is|are) not saved yet/ })
      .waitFor({ state: 'detached' })
    return { codings: done, cuts: round, ...(await judge(folder, said)) }
  } finally {
    terminal.powerCut()
    await killed(plant)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function judge(
  folder: string,
  all: readonly { code: string; said: Said }[],
): Promise<Omit<CodingOutcome, 'codings' | 'cuts'>> {
  const booked = await rows<{ stop: string; times: string; reason: string }>(
    folder,
    `select s.stop, s.stop_reason as reason, count(a.*) as times
     from stop s left join audit a on a.company_id = s.company_id and a.what = 'stop.coded'
       and a.key = s.machine_id || '/' || s.stop
     where s.company_id = 1000 and s.machine_id = '${MACHINE}' group by 1, 2`,
  )
  const byStop = new Map(booked.map((row) => [row.stop, row]))
  let [lost, doubled, wrong] = [0, 0, 0]
  for (const { code, said } of all) {
    for (const stop of said.stops.map((key) => key.split(/[^\d]/).at(-1) ?? key)) {
      const found = byStop.get(stop)
      if (said.answer !== undefined && Number(found?.times ?? 0) === 0) lost += 1
      if (Number(found?.times ?? 0) > 1) doubled += 1
      if (said.answer !== undefined && found && found.reason !== code) wrong += 1
    }
  }
  return { lost, doubled, wrong }
}

/** Rules of the clock would give stops reasons by themselves; here people do. plant_rules changes with them. */
async function calm(folder: string): Promise<void> {
  await rows(folder, "update stop_code set inherit_seconds = 0, reset_seconds = 0, reset_event = ''")
  await rows(folder, 'delete from automatic_reason')
  await rows(
    folder,
    "update machine set calendar_id = null, day_start = '00:00', min_run_seconds = 0, unattended_code = ''",
  )
}

async function makeStops(url: string, count: number): Promise<void> {
  const from = Date.now() - count * 2_000 - 60_000
  const signals = Array.from({ length: count * 2 + 1 }, (_, at) => ({
    seq: at + 1,
    machine_id: MACHINE,
    at: new Date(from + at * 1_000).toISOString(),
    kind: 'state',
    value: at % 2 === 0 ? 'running' : 'stopped',
  }))
  const response = await fetch(`${url}/api/ingest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${example.ingestKey}` },
    body: JSON.stringify({ connector: 'codings', signals }),
  })
  if (!response.ok) throw new Error(`ingest answered ${response.status}: ${await response.text()}`)
}

async function startPlant(folder: string, port: number): Promise<ChildProcess> {
  const web = join(import.meta.dirname, '../../apps/web/dist')
  const child = fork(join(import.meta.dirname, '../crash/plant-process.ts'), [folder, String(port), web])
  await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`the server did not start: ${code}`)))
  })
  return child
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
