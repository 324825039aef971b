import { OpenWall } from '@takt/contract/dashboards/open-wall.ts'
import { CallError, CallStatus } from '@takt/contract/ground/answer.ts'
import { AskedSecondStep, SignedOut, SignIn } from '@takt/contract/ground/sign-in.ts'
import { ConnectorReport } from '@takt/contract/import/connector-report.ts'
import { ImportAnswer } from '@takt/contract/import/import.ts'
import { IngestAnswer, IngestBatch } from '@takt/contract/import/ingest.ts'
import { CommandDone, CommandsAnswer } from '@takt/contract/machines/commands.ts'
import { procedures } from '@takt/contract/procedures.ts'
import { Session } from '@takt/domain/ground/model/session.ts'
import { isSigned } from '@takt/domain/ground/signed-acts.ts'
import { Signal } from '@takt/domain/machines/signal.ts'
import { z } from 'zod'
import { REQUEST_ID_HEADER, SIGNATURE_HEADER } from '../ground/http/call-route.ts'
import { importSchema } from '../import/describe-import.ts'
import { filePaths } from './openapi-files.ts'
import { answer, body, failures, inPath, inQuery, json, nothing, ofCalls, ref, rowsOf } from './openapi-parts.ts'
import { providerPaths } from './openapi-provider.ts'
import { passkeyPaths, secondStepPaths } from './openapi-second-step.ts'

/** A program gets its token in the answer, a browser as a cookie. */
const SignedIn = Session.extend({
  bearer: z.string().optional(),
  /** Once, when a second factor was set up on the way in. */
  recovery_codes: z.array(z.string()).optional(),
})

/** The whole wire, made from the contract: it cannot describe a call that does not exist. */
export function openApi(version: string): unknown {
  return {
    openapi: '3.1.0',
    info: { title: 'Takt', version, description: 'Shop-floor production monitoring and execution.' },
    servers: [{ url: '/', description: 'The server that this document came from' }],
    security: [{ session: [] }, { bearer: [] }],
    paths: {
      ...sessionPaths(),
      ...machinePaths(),
      ...filePaths(),
      ...otherPaths(),
      ...Object.fromEntries(procedures.map(callPath)),
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'takt_session' },
        bearer: { type: 'http', scheme: 'bearer' },
        ingestKey: { type: 'http', scheme: 'bearer' },
        importKey: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        call_status: json(CallStatus),
        failure: json(z.object({ call_status: z.array(CallStatus), error: CallError })),
        session_answer: rowsOf(json(Session)),
        signed_in_answer: rowsOf(json(SignedIn)),
        ...Object.fromEntries(procedures.flatMap(callSchemas)),
      },
    },
  }
}

function sessionPaths() {
  const opened = { '200': answer('The session; programs also get a bearer token', ref('signed_in_answer')) }
  const asked = answer(
    'The password was right. What follows: a second factor at /api/session/second-factor, or an own password in place of a given one at /api/session/new-password',
    rowsOf(json(AskedSecondStep)),
  )
  return {
    '/api/session': {
      get: {
        operationId: 'getSession',
        summary: 'The open session',
        responses: { '200': answer('The session', ref('session_answer')), ...failures('401') },
      },
      post: {
        operationId: 'signIn',
        summary: 'Sign in',
        security: [],
        requestBody: body(json(SignIn, 'input')),
        responses: { ...opened, '202': asked, ...failures('401', '403', '422', '429') },
      },
      delete: {
        operationId: 'signOut',
        summary: 'Sign out',
        responses: {
          '200': answer('Signed out; where the person has to be signed out as well', rowsOf(json(SignedOut))),
          ...failures('401', '403'),
        },
      },
    },
    ...secondStepPaths(opened, asked),
    ...passkeyPaths(opened),
    '/api/session/use': {
      post: {
        operationId: 'useSession',
        summary:
          'Somebody is at the screen: where sessions end when nobody is, a page says so. Of a program every call is a use',
        responses: { '200': answer('Heard', rowsOf({})), ...failures('401', '403') },
      },
    },
    ...providerPaths(),
    '/api/wall-session': {
      post: {
        operationId: 'openWall',
        summary: 'Exchange the code of a wall link for a session that reads one dashboard',
        security: [],
        requestBody: body(json(OpenWall, 'input')),
        responses: { ...opened, ...failures('401', '422', '429') },
      },
    },
  }
}

function machinePaths() {
  const security = [{ ingestKey: [] }]
  const batch = json(IngestBatch.extend({ signals: z.array(Signal).min(1).max(5000) }), 'input')
  const committed = z.object({ committed: z.int() })
  return {
    '/api/ingest': {
      get: {
        operationId: 'getCommitted',
        summary: 'Up to which number the signals of a sender are kept',
        security,
        parameters: [inQuery('connector', true), inQuery('sender', false)],
        responses: {
          '200': answer('The last number that is kept; 0 for a new one', json(committed)),
          ...failures('401'),
        },
      },
      post: {
        operationId: 'postSignals',
        summary: 'Hand over machine signals; the answer comes after commit',
        security,
        requestBody: body(batch),
        responses: { '200': answer('What is committed', json(IngestAnswer)), ...failures('401', '422') },
      },
    },
    '/api/ingest/report': {
      post: {
        operationId: 'postConnectorReport',
        summary: 'How a connector is, every ten seconds and when it changes',
        security,
        requestBody: body(json(ConnectorReport, 'input')),
        responses: { '200': answer('Heard', nothing), ...failures('401', '422') },
      },
    },
    '/api/commands': {
      get: {
        operationId: 'getCommands',
        summary: 'What outputs of machines are to be and are not yet',
        security,
        responses: { '200': answer('Open orders', json(CommandsAnswer)), ...failures('401') },
      },
    },
    '/api/commands/done': {
      post: {
        operationId: 'postCommandDone',
        summary: 'An output is what it was to be, or why not',
        security,
        requestBody: body(json(CommandDone, 'input')),
        responses: { '200': answer('Heard', nothing), ...failures('401', '422') },
      },
    },
  }
}

function otherPaths() {
  const database = z.enum(['ok', 'read-only', 'away'])
  const health = z.object({ status: z.enum(['ok']), version: z.string(), database })
  const ready = z.object({
    status: z.enum(['ready', 'not ready']),
    away: z.array(z.enum(['database', 'migrations', 'disk'])),
    database,
    migrations: z.string(),
    disk: z.string(),
    backup: z.string(),
  })
  return {
    '/api/import': {
      post: {
        operationId: 'importRecords',
        summary: 'Bring in articles, tools, materials, employees or orders; what cannot be taken is named, the rest is',
        security: [{ importKey: [] }],
        requestBody: body(importSchema()),
        responses: {
          '200': answer('What became of each record', json(ImportAnswer)),
          ...failures('401', '422', '429'),
        },
      },
    },
    '/api/openapi.json': {
      get: {
        operationId: 'getOpenApi',
        summary: 'This document, for whoever has a session or a key',
        security: [{ session: [] }, { bearer: [] }, { ingestKey: [] }, { importKey: [] }],
        responses: { '200': answer('OpenAPI 3.1', { type: 'object' }), ...failures('401') },
      },
    },
    '/api/health': {
      get: {
        operationId: 'getHealth',
        summary: 'Alive or not',
        security: [],
        responses: { '200': answer('Alive', json(health)) },
      },
    },
    '/api/ready': {
      get: {
        operationId: 'getReady',
        summary: 'Ready to work, or what is away',
        security: [],
        responses: { '200': answer('Ready', json(ready)), '503': answer('Something is away', json(ready)) },
      },
    },
    '/api/live': {
      get: {
        operationId: 'openLive',
        summary: 'Live events over a WebSocket',
        responses: { '101': { description: 'Open' }, ...failures('401') },
      },
    },
    '/api/order/{machineId}/{cardNo}': {
      get: {
        operationId: 'getOrder',
        summary: 'One order of a machine with its materials',
        parameters: [inPath('machineId'), inPath('cardNo')],
        responses: { '200': answer('The order under data', ref('get_order_answer')), ...ofCalls },
      },
    },
    '/api/call': {
      post: {
        operationId: 'call',
        summary: 'Call a procedure by its name; each also has an address of its own under /api/calls',
        requestBody: body({ oneOf: procedures.map(({ name }) => ref(`${name}_call`)) }),
        responses: {
          '200': answer('Rows under data', { anyOf: procedures.map(({ name }) => ref(`${name}_answer`)) }),
          ...ofCalls,
        },
      },
    },
  }
}

type Procedure = (typeof procedures)[number]

function wordsOf(procedure: Procedure): string {
  const permission = 'permission' in procedure ? procedure.permission : undefined
  return permission ? `${procedure.summary} Needs ${permission}.` : procedure.summary
}

const requestId = {
  name: REQUEST_ID_HEADER,
  in: 'header',
  required: false,
  description: 'The same id again gets the first answer, and nothing is done twice',
  schema: { type: 'string', format: 'uuid' },
}

const signature = {
  name: SIGNATURE_HEADER,
  in: 'header',
  required: false,
  description: 'The password or PIN of whoever calls, where the company wants this signed',
  schema: { type: 'string' },
}

/** The payload as the body, and rows of the call's own type. */
function callPath(procedure: Procedure): [string, unknown] {
  const { name, kind } = procedure
  const post = {
    operationId: name,
    summary: wordsOf(procedure),
    ...(kind === 'action' ? { parameters: isSigned(name) ? [requestId, signature] : [requestId] } : {}),
    requestBody: body(ref(`${name}_payload`)),
    responses: { '200': answer('Rows under data', ref(`${name}_answer`)), ...ofCalls },
  }
  return [`/api/calls/${name}`, { post }]
}

function callSchemas(procedure: Procedure): [string, unknown][] {
  const { name, kind } = procedure
  const call = {
    type: 'object',
    description: wordsOf(procedure),
    required: ['name', 'payload'],
    properties: {
      name: { const: name },
      payload: ref(`${name}_payload`),
      ...(kind === 'action' ? { request_id: { type: 'string', format: 'uuid' } } : {}),
      ...(isSigned(name) ? { signature: { type: 'string' } } : {}),
    },
  }
  return [
    [`${name}_payload`, json(procedure.input, 'input')],
    [`${name}_call`, call],
    [`${name}_answer`, rowsOf(json(procedure.output))],
  ]
}
