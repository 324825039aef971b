import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { connectors } from '@takt/connectors/connectors.ts'
import type { Connector } from '@takt/connectors/define-connector.ts'
import { z } from 'zod'

const Configuration = z.strictObject({
  /** Where the Takt server answers. */
  server: z.url(),
  /** The company's ingest key; the environment's INGEST_KEY goes before it, so that it need not lie in a file. */
  key: z.string().min(1).optional(),
  /** Where signals wait for the server; relative to this file. */
  buffer: z.string().min(1).default('buffer'),
  connectors: z
    .array(
      z.strictObject({
        /** The name under which the server knows it, and the name of its folder. */
        connector: z.string().regex(/^\w[\w.-]{0,79}$/, 'letters, digits, dots and dashes'),
        kind: z.string(),
        settings: z.record(z.string(), z.unknown()),
      }),
    )
    .min(1)
    .refine((list) => new Set(list.map(({ connector }) => connector)).size === list.length, 'a name is used twice'),
})

export interface ConnectorSettings {
  readonly connector: string
  readonly kind: Connector
  readonly settings: unknown
  readonly buffer: string
}

export interface ProcessSettings {
  readonly server: string
  readonly key: string
  readonly connectors: readonly ConnectorSettings[]
}

/** Everything is checked before anything is opened: half a factory that is connected looks like a whole one. */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): ProcessSettings {
  const file = env.CONNECTOR_CONFIG
  if (!file) throw new Error('CONNECTOR_CONFIG names no configuration file')
  const { server, key, buffer, connectors: listed } = parseWith(Configuration, readJson(file), file)
  const usedKey = env.INGEST_KEY || key
  if (!usedKey) throw new Error(`${file} has no “key”, and INGEST_KEY is not set`)
  return {
    server,
    key: usedKey,
    connectors: listed.map(({ connector, kind: name, settings }) => {
      const kind = connectors.find((known) => known.kind === name)
      if (!kind) {
        const known = connectors.map((one) => one.kind).join(', ')
        throw new Error(`${file}: ${connector}: there is no connector of the kind “${name}” (there are ${known})`)
      }
      parseWith(kind.settings, settings, `${file}: ${connector}`)
      return { connector, kind, settings, buffer: resolve(dirname(file), buffer, connector) }
    }),
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`)
  }
}

function parseWith<S extends z.ZodType>(schema: S, value: unknown, where: string): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`)
  throw new Error(`${where}: ${issues.join('; ')}`)
}
