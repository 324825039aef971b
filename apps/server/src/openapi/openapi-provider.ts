import {
  AskedProvider,
  AskProvider,
  StartAtProvider,
  StartedAtProvider,
} from '@takt/contract/people/provider-sign-in.ts'
import { answer, body, failures, json, rowsOf } from './openapi-parts.ts'

/** The company's own sign-in; what the provider itself calls follows OpenID Connect. */
export function providerPaths() {
  const moved = { '303': { description: 'Signed in, or back to the sign-in page with the reason' } }
  const form = { 'application/x-www-form-urlencoded': { schema: { type: 'object', required: ['logout_token'] } } }
  return {
    '/api/session/provider': {
      post: {
        operationId: 'askProvider',
        summary: 'What the company calls its own sign-in; empty where there is none',
        security: [],
        requestBody: body(json(AskProvider, 'input')),
        responses: { '200': answer('Its name', rowsOf(json(AskedProvider))), ...failures('403', '429') },
      },
    },
    '/api/session/provider/start': {
      post: {
        operationId: 'startAtProvider',
        summary: 'Begin to sign in with the company’s own provider, or to link the account that is signed in',
        security: [],
        requestBody: body(json(StartAtProvider, 'input')),
        responses: {
          '200': answer('Where the browser goes', rowsOf(json(StartedAtProvider))),
          ...failures('401', '403', '422', '429', '503'),
        },
      },
    },
    '/api/session/provider/callback': {
      get: {
        operationId: 'finishAtProvider',
        summary: 'Where the provider sends the browser back to',
        security: [],
        responses: { ...moved, ...failures('429') },
      },
    },
    '/api/session/provider/logout': {
      post: {
        operationId: 'endByProvider',
        summary: 'The provider says that somebody is signed out there (OpenID Connect Back-Channel Logout)',
        security: [],
        requestBody: { required: true, content: form },
        responses: { '200': { description: 'Heard' }, ...failures('400', '429') },
      },
    },
  }
}
