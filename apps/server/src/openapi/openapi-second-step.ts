import { NewPasswordInput, PasskeySignInInput, SecondStepInput, SetUpInput } from '@takt/contract/ground/sign-in.ts'
import { beginSecondFactor } from '@takt/contract/people/begin_second_factor.ts'
import { answer, body, failures, json, rowsOf } from './openapi-parts.ts'

/** What follows a right password where a second factor is asked for, or an administrator gave it. */
export function secondStepPaths(opened: object, asked: object) {
  return {
    '/api/session/second-factor': {
      post: {
        operationId: 'signInSecondStep',
        summary: 'The second step of signing in: a code of the app, or a recovery code',
        security: [],
        requestBody: body(json(SecondStepInput, 'input')),
        responses: { ...opened, '202': asked, ...failures('401', '403', '409', '422', '429') },
      },
    },
    '/api/session/new-password': {
      post: {
        operationId: 'chooseFirstPassword',
        summary: 'An own password in place of the one that an administrator gave; opens the session',
        security: [],
        requestBody: body(json(NewPasswordInput, 'input')),
        responses: { ...opened, ...failures('401', '403', '409', '422', '429') },
      },
    },
    '/api/session/second-factor/set-up': {
      post: {
        operationId: 'setUpSecondFactor',
        summary:
          'A secret for the app of whoever must have a second factor and has none; a code of it is the second step',
        security: [],
        requestBody: body(json(SetUpInput, 'input')),
        responses: {
          '200': answer('The secret', rowsOf(json(beginSecondFactor.output))),
          ...failures('401', '403', '422', '429'),
        },
      },
    },
  }
}

/** Signing in with a passkey alone: what it signs, and the answer. */
export function passkeyPaths(opened: object) {
  return {
    '/api/session/passkey/options': {
      post: {
        operationId: 'passkeyOptions',
        summary: 'What a browser asks a passkey to sign (WebAuthn request options); used once, for five minutes',
        security: [],
        responses: { '200': answer('The options', rowsOf({ type: 'object' })), ...failures('403', '409', '429') },
      },
    },
    '/api/session/passkey': {
      post: {
        operationId: 'signInByPasskey',
        summary: 'Sign in with a passkey; it counts as both factors',
        security: [],
        requestBody: body(json(PasskeySignInInput, 'input')),
        responses: { ...opened, ...failures('401', '403', '422', '429') },
      },
    },
  }
}
