import type { AddressInfo } from 'node:net'
import { acceptMediaFolder } from './dashboards/media/accept-media-folder.ts'
import { addMediaRoutes } from './dashboards/media/media-routes.ts'
import { queryRunner } from './dashboards/queries/run-query.ts'
import { findWallSession } from './dashboards/walls/find-wall-session.ts'
import { addWallRoute } from './dashboards/walls/wall-route.ts'
import { addFileRoutes } from './documents/files/file-routes.ts'
import { startErpSender } from './erp/sender.ts'
import type { BackupState } from './ground/backup-state.ts'
import { CallError } from './ground/call/answers.ts'
import { credentials, sameOrigin } from './ground/call/credentials.ts'
import { type HeavyLoads, openHeavyLoads } from './ground/call/heavy/heavy-loads.ts'
import { outsideSender } from './ground/call/send-outside.ts'
import type { ConnectionSettings } from './ground/db/connections.ts'
import { openConnections } from './ground/db/connections.ts'
import { watchDatabase } from './ground/db/pulse.ts'
import { openArrivals } from './ground/files/arrivals.ts'
import { openMachineFolders } from './ground/files/machine-folders.ts'
import { addCallRoute } from './ground/http/call-route.ts'
import { addHealthRoutes } from './ground/http/health-routes.ts'
import { fromThisHost } from './ground/http/host-cookies.ts'
import { keepRequestAtHand } from './ground/http/request-at-hand.ts'
import { createHttpServer } from './ground/http/server.ts'
import { addWebApp } from './ground/http/web-app.ts'
import { openInstallation, type Starts } from './ground/installation.ts'
import { openJobBoard } from './ground/jobs/job-board.ts'
import { LONGEST_MS, startJobs } from './ground/jobs/run-jobs.ts'
import { openBus } from './ground/live/bus.ts'
import { createHub } from './ground/live/hub.ts'
import { attachLiveLink } from './ground/live/live-route.ts'
import { createLog, type Log } from './ground/log.ts'
import { addMetricsRoute } from './ground/metrics/metrics-route.ts'
import { outsideAddresses } from './ground/outside/outside-addresses.ts'
import { outsideFetch } from './ground/outside/outside-fetch.ts'
import { secretKeys } from './ground/secrets/secret-keys.ts'
import { secretsOf } from './ground/secrets/secrets.ts'
import type { ServerSettings } from './ground/server-settings.ts'
import { type FindSession, findPersonSession, whyEnded } from './ground/sessions/find-session.ts'
import { addHttpSpans } from './ground/traces/http-spans.ts'
import { within } from './ground/traces/spans.ts'
import { openTraces } from './ground/traces/traces.ts'
import { readHandlers } from './handlers.ts'
import { addImportRoute } from './import/import-route.ts'
import { addCommandRoutes } from './import/signals/command-route.ts'
import { addIngestRoutes } from './import/signals/ingest-route.ts'
import { jobs as allJobs } from './jobs/jobs.ts'
import { createMachineFeed } from './machines/machine-feed.ts'
import { openCallServices } from './open-call-services.ts'
import { addOpenApiRoute } from './openapi/openapi-route.ts'
import { addOrderRoute } from './orders/order-route.ts'
import { startPrintAgent } from './pallets/printing/print-agent.ts'
import { addSessionRoutes } from './people/session-route.ts'
import { providerClients } from './people/sign-in-provider/clients.ts'
import { addProviderRoutes } from './people/sign-in-provider/provider-routes.ts'
import { startRenewals } from './people/sign-in-provider/renew-sessions.ts'
import { signInProviders } from './people/sign-in-provider/sign-in-providers.ts'
import { signOutThere } from './people/sign-in-provider/sign-out-there.ts'
import { startMailSender } from './reports/mail/mail-sender.ts'
import { mailTransport } from './reports/mail/mail-transport.ts'
import { sealStoredSecrets } from './seal-stored-secrets.ts'

export interface RunningServer {
  readonly url: string
  readonly liveCount: () => number
  /** Method and address of all that it answers, with the names of Fastify: GET /api/files/:hash/*. */
  readonly routes: readonly string[]
  /** Asked again, it waits for the same end. */
  stop(): Promise<void>
}

interface ServerParts {
  readonly database: ConnectionSettings
  readonly settings: ServerSettings
  readonly log?: Log
  readonly now?: () => number
  /** What is known of the backups; null where another program makes them. */
  readonly backups?: () => BackupState | null
  /** When this installation was started and died before. */
  readonly starts?: Starts
  /** Makes ready for heavy loads before the first one; whoever starts a server for a moment waits for none. */
  readonly warm?: boolean
  /** Where heavy loads are made, if not on a thread of their own. */
  readonly heavyLoads?: HeavyLoads
}

const HEAVY_LOADS = new URL('./heavy-loads-worker.ts', import.meta.url)

/** Jobs wait for each other's connections, and are not failed for it; calls have their own and wait for none of them. */
const FOR_JOBS = { appConnections: 6, ownerConnections: 3, waitMs: 60_000, statementMs: LONGEST_MS }

/** One server process on a migrated database. Several may run on the same one. */
export async function startServer({
  database,
  settings,
  log = createLog(),
  now = Date.now,
  backups = () => null,
  starts = { deaths: [] },
  warm = false,
  heavyLoads,
}: ServerParts): Promise<RunningServer> {
  const onError = (error: Error) => log.warn('a database connection broke', { error: error.message })
  const connections = openConnections(database, { onError })
  const background = openConnections(database, { ...FOR_JOBS, onError })
  const secrets = secretsOf(await secretKeys(settings))
  const hub = createHub()
  const feed = createMachineFeed({ connections, hub, log, now })
  const bus = await openBus(database, { hub, feed, log })
  const { trustProxy, publicUrl, dataFolder, tls, secureCookies } = settings
  const app = createHttpServer(log, { trustProxy, publicUrl, dataFolder, tls, secureCookies })
  const open = keepRequestAtHand(app)
  const pulse = watchDatabase(database, {
    withinMs: settings.databaseAnswersMs,
    onMissed: () => open.failAll(new CallError('away', 'call.database-away')),
  })
  const traces = openTraces({ settings: settings.traces, ...settings, log })
  if (traces) addHttpSpans(app, traces)
  /** What is started in it is recorded, too. */
  const recorded = <T>(start: () => T): T => (traces ? within(traces, null, start) : start())
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`)
  })
  const { provider, devlogCode, callRate, signInRate, version } = settings

  addHealthRoutes(app, { pulse, version, dataFolder, backups, now })
  const metrics = addMetricsRoute(app, {
    token: settings.metricsToken,
    ...{ version, dataFolder, pulse, backups, connections, now },
    pools: { calls: connections, jobs: background },
    liveCount: () => live.count(),
  })
  const queries = queryRunner(database, { seconds: settings.querySeconds })
  const machineFolders = openMachineFolders(settings.filesFolder)
  const addresses = outsideAddresses(settings.plantNetworks)
  const sendOutside = outsideSender({ authorities: settings.authorities, addresses })
  const ownUrl = () => publicUrl.replace(/\/+$/, '') || urlOf(app.server.address() as AddressInfo, settings)
  const fetchOutside = outsideFetch({ addresses, authorities: settings.authorities })
  const clients = providerClients({ fetch: fetchOutside, secrets, now })
  const providers = signInProviders({ connections, fetch: fetchOutside, secrets, ownUrl, publicUrl })
  const findSession: FindSession = async (token, at, use) =>
    (await findPersonSession(connections, token, { now: at, provider, use })) ??
    (await findWallSession(connections, token, { now: at, provider }))
  const heavy = heavyLoads ?? openHeavyLoads(database, { file: HEAVY_LOADS, log })
  if (warm) heavy.warm()
  const calls = {
    heavy,
    handlers: await readHandlers(),
    connections,
    publish: bus.publish,
    log,
    now,
    findSession,
    callRate,
    metrics,
    sendOutside,
    services: openCallServices(connections, {
      devlogCode,
      publicUrl,
      machineFolders,
      mailFrom: settings.mailFrom,
      addresses,
      secrets,
      runQuery: queries.run,
      installation: openInstallation({ settings, now, pulse, backups, starts, recent: metrics.recent }),
      providers,
      jobs: openJobBoard({ connections, now, list: allJobs, wake: () => jobs.wake() }),
    }),
  }
  addOpenApiRoute(app, { ...calls, version })
  addCallRoute(app, calls)
  addOrderRoute(app, calls)
  const arrivals = await openArrivals(settings.dataFolder)
  addMediaRoutes(app, { ...calls, arrivals })
  addFileRoutes(app, { ...calls, machineFolders, arrivals })
  addSessionRoutes(app, {
    connections,
    secrets,
    publicUrl,
    now,
    log,
    findSession,
    secureCookies,
    signInRate,
    onEnd: (token) => live.endSession(token),
    signOutThere: (open) =>
      signOutThere({ connections, clients, secrets, log, signOutUri: () => providers.uris().sign_out_uri }, open),
  })
  const provided = {
    connections,
    clients,
    secrets,
    log,
    now,
    onEnd: (token_hash: Buffer) => live.endSessionOf(token_hash),
  }
  addProviderRoutes(app, { ...provided, findSession, secureCookies, signInRate, publicUrl: ownUrl })
  addWallRoute(app, { connections, now, log, findSession, secureCookies, signInRate })
  addIngestRoutes(app, { connections, publish: bus.publish, now })
  addImportRoute(app, { connections, publish: bus.publish, now })
  addCommandRoutes(app, { connections, publish: bus.publish, now })
  await addWebApp(app, settings)
  const live = attachLiveLink({
    server: app.server,
    hub,
    now,
    authorise: async (request) => {
      const headers = secureCookies ? fromThisHost(request.headers) : request.headers
      const given = sameOrigin(headers) ? credentials(headers) : null
      const open = given && (await findSession(given.token, now()))
      return given && open ? { open, token: given.token } : null
    },
    mostOfUser: settings.liveLinksPerUser,
    mostLinks: settings.liveLinks,
    whyEnded: (token) => whyEnded(findSession, token, now()),
  })
  await sealStoredSecrets(connections, secrets, log)
  await acceptMediaFolder(connections, { dataFolder, now, log })
  const jobs = recorded(() =>
    startJobs({ connections, background, log, now, publish: bus.publish, dataFolder: settings.dataFolder }, allJobs),
  )
  const erp = recorded(() => startErpSender({ connections, log, now, publish: bus.publish, addresses, secrets }))
  const transport = settings.smtpUrl === '' ? null : mailTransport(settings)
  const mail = transport && recorded(() => startMailSender({ connections, log, now, transport }))
  const renewals = recorded(() => startRenewals(provided))
  const printing = recorded(() => startPrintAgent({ connections, log, now, publish: bus.publish, addresses }))

  await app.listen({ port: settings.port, host: settings.host }).catch(async (error: Error) => {
    await Promise.allSettled([jobs.stop(), erp.stop(), printing.stop(), renewals.stop(), mail?.stop()])
    await Promise.allSettled([
      bus.close(),
      background.close(),
      connections.close(),
      queries.close(),
      heavy.close(),
      pulse.stop(),
    ])
    live.close()
    throw error
  })
  const close = async () => {
    live.close()
    await app.close()
    await Promise.all([jobs.stop(), erp.stop(), printing.stop(), renewals.stop(), mail?.stop()])
    transport?.close()
    await traces?.stop()
    await bus.close()
    await feed.close()
    await queries.close()
    await heavy.close()
    await background.close()
    await connections.close()
    await pulse.stop()
  }
  let closing: Promise<void> | undefined
  return {
    url: urlOf(app.server.address() as AddressInfo, settings),
    liveCount: live.count,
    routes,
    stop: () => (closing ??= close()),
  }
}

function urlOf({ port }: AddressInfo, { tls, host }: Pick<ServerSettings, 'tls' | 'host'>): string {
  return `${tls ? 'https' : 'http'}://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
}
