import { CallError, CallStatus } from '@takt/contract/answer.ts'
import { ImportAnswer } from '@takt/contract/import.ts'
import { IngestAnswer } from '@takt/contract/ingest.ts'
import { OpenWall } from '@takt/contract/open-wall.ts'
import { procedures } from '@takt/contract/procedures.ts'
import { SignIn } from '@takt/contract/sign-in.ts'
import { Signal } from '@takt/domain/machine/signal.ts'
import { CamelOrder } from '@takt/domain/model/camel-order.ts'
import { Session } from '@takt/domain/model/session.ts'
import { z } from 'zod'
import { importSchema } from '../import/describe-import.ts'

const json = (schema: z.ZodType, io: 'input' | 'output' = 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })

const body = (schema: unknown) => ({ required: true, content: { 'application/json': { schema } } })
const answer = (description: string, schema: unknown) => ({ description, content: { 'application/json': { schema } } })

const failure = answer(
  'What went wrong, and which field',
  json(z.object({ call_status: z.array(CallStatus), error: CallError })),
)
const failures = { '401': failure, '403': failure, '404': failure, '409': failure, '422': failure, '429': failure }

/** The whole wire, made from the contract: it cannot describe a call that does not exist. */
export function openApi(version: string): unknown {
  return {
    openapi: '3.1.0',
    info: { title: 'Takt', version, description: 'Shop-floor production monitoring and execution.' },
    security: [{ session: [] }, { bearer: [] }],
    paths: {
      '/api/session': {
        get: {
          summary: 'The open session',
          responses: { '200': answer('The session', json(Session)), '401': failure },
        },
        post: {
          summary: 'Sign in',
          security: [],
          requestBody: body(json(SignIn, 'input')),
          responses: {
            '200': answer('The session; programs also get a bearer token', json(Session)),
            '401': failure,
            '429': failure,
          },
        },
        delete: { summary: 'Sign out', responses: { '200': { description: 'Signed out' } } },
      },
      '/api/wall-session': {
        post: {
          summary: 'Exchange the code of a wall link for a session that reads one dashboard',
          security: [],
          requestBody: body(json(OpenWall, 'input')),
          responses: {
            '200': answer('The session; programs also get a bearer token', json(Session)),
            '401': failure,
            '429': failure,
          },
        },
      },
      '/api/ingest': {
        post: {
          summary: 'Hand over machine signals; the answer comes after commit',
          security: [{ ingestKey: [] }],
          requestBody: body(json(z.object({ connector: z.string(), signals: z.array(Signal) }), 'input')),
          responses: { '200': answer('What is committed', json(IngestAnswer)), '401': failure, '422': failure },
        },
      },
      '/api/import': {
        post: {
          summary:
            'Bring in articles, tools, materials, employees or orders; what cannot be taken is named, the rest is',
          security: [{ importKey: [] }],
          requestBody: body(importSchema()),
          responses: {
            '200': answer('What became of each record', json(ImportAnswer)),
            '401': failure,
            '422': failure,
            '429': failure,
          },
        },
      },
      '/api/health': { get: { summary: 'Ready or not', security: [], responses: { '200': { description: 'Ready' } } } },
      '/api/live': { get: { summary: 'Live events over a WebSocket', responses: { '101': { description: 'Open' } } } },
      '/api/order/{machineId}/{cardNo}': {
        get: {
          summary: 'One order of a machine with its materials',
          parameters: ['machineId', 'cardNo'].map((name) => ({
            name,
            in: 'path',
            required: true,
            schema: { type: 'string' },
          })),
          responses: { '200': answer('The order under data', json(CamelOrder)), ...failures },
        },
      },
      '/api/call': {
        post: {
          summary: 'Call a procedure by its name',
          requestBody: body({ oneOf: procedures.map(({ name }) => ({ $ref: `#/components/schemas/${name}_call` })) }),
          responses: { '200': { description: 'Rows under data, see the answer of each procedure' }, ...failures },
        },
      },
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'takt_session' },
        bearer: { type: 'http', scheme: 'bearer' },
        ingestKey: { type: 'http', scheme: 'bearer' },
        importKey: { type: 'http', scheme: 'bearer' },
      },
      schemas: Object.fromEntries(procedures.flatMap(callSchemas)),
    },
  }
}

function callSchemas(procedure: (typeof procedures)[number]): [string, unknown][] {
  const { name, summary, kind } = procedure
  const permission = 'permission' in procedure ? procedure.permission : undefined
  const call = {
    type: 'object',
    description: permission ? `${summary} Needs ${permission}.` : summary,
    required: ['name', 'payload'],
    properties: {
      name: { const: name },
      payload: json(procedure.input, 'input'),
      ...(kind === 'action' ? { request_id: { type: 'string', format: 'uuid' } } : {}),
    },
  }
  const rows = {
    type: 'object',
    properties: {
      data: { type: 'array', items: json(procedure.output) },
      call_status: { type: 'array', items: json(CallStatus) },
    },
  }
  return [
    [`${name}_call`, call],
    [`${name}_answer`, rows],
  ]
}
