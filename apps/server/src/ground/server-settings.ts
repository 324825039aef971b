import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { type LogLevel, logLevels } from './log.ts'
import { USUAL_NETWORKS } from './outside/outside-addresses.ts'
import type { TraceSettings } from './traces/traces.ts'

/** What an installation sets by its environment. */
export interface ServerSettings {
  readonly port: number
  readonly host: string
  readonly provider: string
  /** Opens the developer log for administrators; '' keeps it closed. */
  readonly devlogCode: string
  /** Calls a second per user, and how many at once. */
  readonly callRate: { readonly perSecond: number; readonly burst: number }
  /** Sign-ins per address. */
  readonly signInRate: { readonly perSecond: number; readonly burst: number }
  /** Opens /metrics to who comes from another machine; '' keeps it closed to them. */
  readonly metricsToken: string
  /** Keys of the companies whose administrators are told of the installation, separated by commas; '' = of every company. */
  readonly systemCompanies: string
  /** How long the database may take to say that it is there. */
  readonly databaseAnswersMs: number
  /** How long a saved query may take. */
  readonly querySeconds: number
  /** Addresses or networks of proxies in front, separated by commas: who comes through them is known by the address they tell. '' for none. */
  readonly trustProxy: string
  /** The address that people use, when it is another than the server's own: https://takt.plant.example. '' = unknown. */
  readonly publicUrl: string
  readonly liveLinksPerUser: number
  /** Of all users together. */
  readonly liveLinks: number
  /** Certificate and key (PEM) with which the server itself speaks https; null: http. */
  readonly tls: Tls | null
  /** Cookies go over https only. */
  readonly secureCookies: boolean
  /** Folder of the built web app; '' serves none. */
  readonly webFolder: string
  /** Folder that may hold the installation's settings.json. */
  readonly dataFolder: string
  /** Keys that stored secrets are sealed with, the first for new ones; '' = those of the file in the data folder. */
  readonly secretsKey: string
  /** Folder with a folder of files for each company, by its key; machines' own file folders lie below. '' for none. */
  readonly filesFolder: string
  /** Certificates (PEM) that calls of action buttons trust beside the public ones; '' for none. */
  readonly authorities: string
  /** Networks in which action buttons, the ERP and printers may be reached, beside public addresses. */
  readonly plantNetworks: string
  /** smtp://user:password@mail.plant.example:587; '' = no mail leaves. */
  readonly smtpUrl: string
  readonly mailFrom: string
  /** Lines below this level are not written. */
  readonly logLevel: LogLevel
  /** Where traces go, by the names that OpenTelemetry gives its settings. */
  readonly traces: TraceSettings
  readonly version: string
}

export function serverSettings(
  env: Readonly<Record<string, string | undefined>>,
  given: Partial<ServerSettings> = {},
): ServerSettings {
  return {
    port: portFrom(env.PORT),
    host: env.HOST || '127.0.0.1',
    provider: env.PROVIDER || 'balthzar',
    devlogCode: env.DEVLOG_CODE ?? '',
    callRate: { perSecond: 50, burst: 200 },
    signInRate: { perSecond: 0.5, burst: 20 },
    metricsToken: env.METRICS_TOKEN ?? '',
    systemCompanies: env.SYSTEM_COMPANIES ?? '',
    databaseAnswersMs: 3_000,
    querySeconds: 10,
    trustProxy: env.TRUST_PROXY ?? '',
    publicUrl: env.PUBLIC_URL ?? '',
    liveLinksPerUser: 500,
    liveLinks: 10_000,
    tls: tlsFrom(env),
    secureCookies: env.SECURE_COOKIES === 'on' || Boolean(env.TLS_CERT),
    webFolder: '',
    dataFolder: '',
    secretsKey: env.SECRETS_KEY ?? '',
    filesFolder: env.FILES_DIR ?? '',
    authorities: env.ACTIONS_CA_FILE ? readFileSync(env.ACTIONS_CA_FILE, 'utf8') : '',
    plantNetworks: env.PLANT_NETWORKS ?? USUAL_NETWORKS,
    smtpUrl: env.SMTP_URL ?? '',
    mailFrom: senderFrom(env),
    logLevel: levelFrom(env.LOG_LEVEL),
    traces: tracesFrom(env),
    version: '0.1.0',
    ...given,
  }
}

export interface Tls {
  readonly cert: string
  readonly key: string
}

/** Told at the start, with what to do: a browser only says that it cannot connect. */
function tlsFrom({ TLS_CERT, TLS_KEY }: Readonly<Record<string, string | undefined>>): Tls | null {
  if (!TLS_CERT && !TLS_KEY) return null
  if (!TLS_CERT || !TLS_KEY)
    throw new Error('TLS_CERT and TLS_KEY need each other: the files of certificate and key (PEM).')
  const tls = { cert: readFileSync(TLS_CERT, 'utf8'), key: readFileSync(TLS_KEY, 'utf8') }
  try {
    createSecureContext(tls)
  } catch (error) {
    throw new Error(`TLS_CERT and TLS_KEY cannot be used: ${(error as Error).message}.`)
  }
  return tls
}

/** Told at the start and not when the first mail is due. */
function senderFrom({ SMTP_URL, MAIL_FROM }: Readonly<Record<string, string | undefined>>): string {
  if (!SMTP_URL) return ''
  if (!/^smtps?:\/\//.test(SMTP_URL)) throw new Error('SMTP_URL must begin with smtp:// or smtps://.')
  if (!MAIL_FROM) throw new Error('SMTP_URL needs MAIL_FROM: the address that mail comes from.')
  return MAIL_FROM
}

function tracesFrom(env: Readonly<Record<string, string | undefined>>): TraceSettings {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT ?? ''
  if (endpoint !== '' && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector: http://127.0.0.1:4318.')
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG || 1)
  if (!(share >= 0 && share <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
  const headers = env.OTEL_EXPORTER_OTLP_HEADERS ?? ''
  return { endpoint, headers, service: env.OTEL_SERVICE_NAME || 'takt', share, everyMs: 2_000 }
}

function levelFrom(text: string | undefined): LogLevel {
  const level = logLevels.find((one) => one === (text || 'info'))
  if (!level) throw new Error(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not “${text}”.`)
  return level
}

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return 3000
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not “${text}”.`)
  return port
}
