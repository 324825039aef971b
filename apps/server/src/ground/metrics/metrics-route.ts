/** GET /metrics: how the server does, for Prometheus. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BackupState } from '../backup-state.ts'
import { CallError } from '../call/answers.ts'
import { credentials } from '../call/credentials.ts'
import type { Connections } from '../db/connections.ts'
import type { Pulse } from '../db/pulse.ts'
import { roomOn } from '../files/disk-room.ts'
import { sameText } from '../sessions/tokens.ts'
import { gauge, type Histogram, histogram, type Sample } from './figures.ts'
import { installationFigures } from './installation-figures.ts'
import { type RecentCalls, recentCalls } from './recent-calls.ts'

interface MetricsParts {
  readonly token: string
  readonly version: string
  readonly dataFolder: string
  readonly pools: Readonly<Record<string, Connections>>
  readonly connections: Connections
  readonly pulse: Pulse
  readonly backups: () => BackupState | null
  readonly liveCount: () => number
  readonly now: () => number
}

export interface Metrics {
  readonly calls: Histogram
  readonly recent: RecentCalls
}

const seconds = (moment: string | null | undefined) => (moment ? Date.parse(moment) / 1000 : null)
const known = (value: number | null, labels?: Sample['labels']): Sample[] =>
  value === null ? [] : [{ value, ...(labels ? { labels } : {}) }]

export function addMetricsRoute(app: FastifyInstance, parts: MetricsParts): Metrics {
  const calls = histogram({ name: 'takt_call_seconds', help: 'Calls by name and outcome, and how long they took.' })
  const requests = histogram({
    name: 'takt_http_seconds',
    help: 'Answers by route and status, and how long they took.',
  })
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, parts.token)) throw new CallError('unknown', 'call.unknown', { values: { name: '/metrics' } })
    const text = [
      calls.write(),
      requests.write(),
      ownFigures(parts, delay),
      await diskFigures(parts.dataFolder),
      backupFigures(parts),
      parts.pulse.state() === 'away' ? '' : await installationFigures(parts.connections, parts.now()),
    ]
    return await reply.type('text/plain; version=0.0.4; charset=utf-8').send(text.join(''))
  })
  return { calls, recent: recentCalls() }
}

/** This machine itself, or who knows the token. Whoever comes through a proxy comes from elsewhere, wherever that runs. */
function mayRead(request: FastifyRequest, token: string): boolean {
  const given = credentials(request.headers)
  if (token !== '' && given?.by === 'bearer' && sameText(given.token, token)) return true
  const { headers, socket } = request
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers || 'x-real-ip' in headers
  return !isForwarded && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')
}

function ownFigures(
  { version, pools, pulse, liveCount }: MetricsParts,
  delay: ReturnType<typeof monitorEventLoopDelay>,
): string {
  const quantile = (of: number) => ({ labels: { quantile: String(of) }, value: delay.percentile(of * 100) / 1e9 })
  const late = [0.5, 0.99, 1].map(quantile)
  delay.reset()
  const { rss, heapUsed } = process.memoryUsage()
  const uses = Object.entries(pools).flatMap(([pool, { app, owner }]) =>
    Object.entries({ app, owner }).flatMap(([login, { totalCount, idleCount, waitingCount }]) => {
      const of = (state: string, value: number) => ({ labels: { pool, login, state }, value })
      return [of('busy', totalCount - idleCount), of('idle', idleCount), of('waiting', waitingCount)]
    }),
  )
  return [
    gauge({ name: 'takt_info', help: 'The version that runs.' }, [{ labels: { version }, value: 1 }]),
    gauge({ name: 'takt_database_up', help: '1 when the database answers and takes changes.' }, [
      { value: pulse.state() === 'ok' ? 1 : 0 },
    ]),
    gauge({ name: 'takt_event_loop_delay_seconds', help: 'Since the last reading.' }, late),
    gauge({ name: 'takt_pool_connections', help: 'Connections to the database, and who waits for one.' }, uses),
    gauge({ name: 'takt_live_links', help: 'Screens that are linked.' }, [{ value: liveCount() }]),
    gauge({ name: 'process_resident_memory_bytes', help: 'Memory of the process.' }, [{ value: rss }]),
    gauge({ name: 'nodejs_heap_used_bytes', help: 'Of it, objects.' }, [{ value: heapUsed }]),
    gauge({ name: 'process_uptime_seconds', help: 'Since the process began.' }, [{ value: process.uptime() }]),
  ].join('')
}

async function diskFigures(folder: string): Promise<string> {
  const room = await roomOn(folder)
  return [
    gauge({ name: 'takt_disk_free_bytes', help: 'On the disk of DATA_DIR.' }, known(room?.free ?? null)),
    gauge({ name: 'takt_disk_size_bytes', help: 'Of the disk of DATA_DIR.' }, known(room?.size ?? null)),
  ].join('')
}

function backupFigures({ backups, now }: MetricsParts): string {
  const state = backups()
  if (state === null) return ''
  const until = seconds(state.until)
  const trial = state.last_trial
  return [
    gauge(
      { name: 'takt_backup_behind_seconds', help: 'How far the copy of the log is behind.' },
      known(until === null ? null : now() / 1000 - until),
    ),
    gauge({ name: 'takt_backup_failed', help: '1 when the last try to make a base failed.' }, [
      { value: state.failed_at === null ? 0 : 1 },
    ]),
    gauge({ name: 'takt_backup_base_timestamp_seconds', help: 'The last base.' }, known(seconds(state.last_base))),
    gauge(
      { name: 'takt_backup_trial_timestamp_seconds', help: 'The last restore on trial.' },
      known(seconds(trial?.at)),
    ),
    gauge(
      { name: 'takt_backup_trial_ok', help: '1 when it went well.' },
      known(trial === null ? null : trial.problem === null ? 1 : 0),
    ),
  ].join('')
}
