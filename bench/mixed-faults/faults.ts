import { ask, type Plant } from './plant.ts'
import type { ServerChild } from './server-child.ts'

export interface Fault {
  readonly name: string
  /** Answered when nothing stands in the way any more. */
  strike(plant: Plant, round: number): Promise<void>
}

const oneOf = ({ servers }: Plant, round: number) => servers[Math.floor(round / faults.length) % servers.length]

/** What befalls two servers and their database, by turns. */
export const faults: readonly Fault[] = [
  {
    name: 'kill -9 of one server',
    strike: async (plant, round) => {
      const server = oneOf(plant, round) as ServerChild
      await server.kill()
      await server.start()
    },
  },
  { name: 'PostgreSQL is restarted', strike: async (plant) => await endDatabase(plant, 'SIGINT') },
  { name: 'kill -9 of PostgreSQL', strike: async (plant) => await endDatabase(plant, 'SIGKILL') },
  {
    name: 'the database is frozen until both servers say so',
    strike: async (plant) => {
      const frozen = await processes(plant)
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
      try {
        for (const server of plant.servers) while (await isReady(server)) await pause()
      } finally {
        for (const pid of frozen) process.kill(pid, 'SIGCONT')
      }
    },
  },
  {
    name: 'the links of people to both servers break',
    strike: async ({ servers }) => {
      for (const server of servers) server.cutLinks()
    },
  },
  {
    name: 'the links of both servers to the database break',
    strike: async (plant) => {
      await ask(plant, `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'takt%'`)
    },
  },
]

/** It is started again by who runs it. */
async function endDatabase(plant: Plant, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  const [postmaster] = await processes(plant)
  process.kill(postmaster as number, signal)
  for (;;) {
    const now = await processes(plant).catch(() => [])
    if (now.length > 0 && now[0] !== postmaster) return
    await pause()
  }
}

/** PostgreSQL, then all that it has started. */
async function processes(plant: Plant): Promise<number[]> {
  const rows = await ask<{ pid: number }>(
    plant,
    `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid
     union all select pid from pg_stat_activity where pid <> pg_backend_pid()`,
  )
  return rows.map(({ pid }) => pid)
}

async function isReady({ url }: ServerChild): Promise<boolean> {
  const answer = await fetch(`${url}/api/ready`).catch(() => null)
  return answer?.status === 200
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))
