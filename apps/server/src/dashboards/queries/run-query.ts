import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import type { RunQuery } from '../../ground/call/call-services.ts'
import { type ConnectionSettings, loginAs } from '../../ground/db/connections.ts'
import { takeTurns } from '../../ground/take-turns.ts'
import { LONGEST_WAIT_MS, type QueryLimits, usualLimits, usualTurns } from './query-limits.ts'
import type { QueryAnswer, QueryEnd, QueryQuestion } from './query-messages.ts'

const FILE = fileURLToPath(new URL('query-process.ts', import.meta.url))
const IDLE_MS = 60_000
/** Until a process answers at all, on a machine that has much to do. */
const STARTS_WITHIN_MS = 20_000

const busy = { refusal: 'query-busy', values: {} } as const

export interface QueryRunner {
  readonly run: RunQuery
  close(): Promise<void>
}

/**
 * Runs saved queries in processes of their own, one query in each at a time. Whatever becomes of a process, the query that
 * ran in it is refused and the next one gets another.
 */
export function queryRunner(settings: ConnectionSettings, limits: Partial<QueryLimits> = {}): QueryRunner {
  const all = { ...usualLimits, ...limits }
  const turns = takeTurns<number>(usualTurns)
  const children = openChildren(all.heapMegabytes)
  const login = loginAs('query', settings)
  return {
    run: async (scope, { text }, values) => {
      const { company_id, machine_restrictions, time_zone } = scope
      const own = { company_id, machine_restrictions, time_zone }
      const question = { settings: login, scope: own, text, values, limits: all }
      const since = performance.now()
      const asked = turns.within(company_id, async () => {
        if (performance.now() - since > LONGEST_WAIT_MS) return busy
        return await children.ask(question, all.seconds * 1_000 + all.graceMs)
      })
      const answer = asked ? await asked : busy
      if (answer === 'late') return { refusal: 'query-slow', values: { seconds: all.seconds } }
      if (answer === 'ended') return { refusal: 'query-ended', values: {} }
      if (isRefusal(answer) || 'rows' in answer) return answer
      throw Object.assign(new Error(`a saved query failed: ${answer.fault}`), { code: answer.code })
    },
    close: () => children.close(),
  }
}

function openChildren(heapMegabytes: number) {
  const idle: { child: ChildProcess; bored: NodeJS.Timeout }[] = []
  const living = new Set<ChildProcess>()

  return {
    /** 'late' when it had to be ended, 'ended' when it ended by itself. */
    ask: (question: QueryQuestion, patienceMs: number): Promise<QueryEnd | 'late' | 'ended'> => {
      const child = rested() ?? begin()
      return new Promise((resolve) => {
        let impatient = setTimeout(() => settle('late'), STARTS_WITHIN_MS)
        const ended = () => settle('ended')
        const answered = ({ answer }: QueryAnswer) => {
          if (answer !== 'begun') return settle(answer)
          clearTimeout(impatient)
          impatient = setTimeout(() => settle('late'), patienceMs)
        }
        function settle(answer: QueryEnd | 'late' | 'ended'): void {
          clearTimeout(impatient)
          child.off('exit', ended).off('error', ended).off('message', answered)
          if (typeof answer === 'string') child.kill('SIGKILL')
          else rest(child)
          resolve(answer)
        }
        child.on('exit', ended).on('error', ended).on('message', answered)
        child.send(question, (error) => error && ended())
      })
    },
    close: async () => {
      for (const { bored } of idle.splice(0)) clearTimeout(bored)
      await Promise.all([...living].map(end))
    },
  }

  function begin(): ChildProcess {
    const child = fork(FILE, {
      env: ownEnvironment(),
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    living.add(child)
    child.on('error', () => living.delete(child))
    child.once('exit', () => living.delete(child))
    return child
  }

  function rested(): ChildProcess | undefined {
    const found = idle.pop()
    clearTimeout(found?.bored)
    // One that ended while it had nothing to do is told apart by its channel.
    return found && !found.child.connected ? rested() : found?.child
  }

  function rest(child: ChildProcess): void {
    const bored = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.child === child),
        1,
      )
      child.disconnect()
    }, IDLE_MS)
    bored.unref()
    idle.push({ child, bored })
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** What the driver looks at, where Node keeps what it has compiled, and nothing of the server's secrets. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const needed = Object.entries(process.env).filter(([name]) =>
    /^(PATH|HOME|TZ|PG.*|NODE_EXTRA_CA_CERTS|NODE_COMPILE_CACHE)$/.test(name),
  )
  return Object.fromEntries(needed)
}
