import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { CallFailure, call } from '../call/call.ts'
import { say } from '../words/use-text.ts'
import { askSession, enter } from './session.ts'

/** The browser's own failures as a sentence; somebody who closed its window reads that nothing happened. */
async function asked<Answer>(ask: Promise<Answer>, name = ''): Promise<Answer> {
  try {
    return await ask
  } catch (problem) {
    if (problem instanceof CallFailure) throw problem
    throw new CallFailure(wordsOf(problem instanceof WebAuthnError ? problem.code : '', name), {
      status: 400,
      code: -1,
    })
  }
}

function wordsOf(code: string, name: string): string {
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return say('passkey.known')
  // Opened under another name than PUBLIC_URL: the browser does not even ask.
  if (code === 'ERROR_INVALID_RP_ID' || code === 'ERROR_INVALID_DOMAIN') return say('passkey.other-address', { name })
  return say('passkey.cancelled')
}

export async function signInByPasskey(): Promise<Session> {
  const optionsJSON = await askSession<PublicKeyCredentialRequestOptionsJSON>('POST', {
    path: '/passkey/options',
    body: {},
  })
  const response = await asked(startAuthentication({ optionsJSON }), optionsJSON.rpId)
  return await enter(await askSession<Session>('POST', { path: '/passkey', body: { response } }))
}

export async function makePasskey(passkey_name: string, proof: { password: string; code: string }): Promise<void> {
  const [begun] = await call('begin_passkey', proof)
  const optionsJSON = begun?.options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = await asked(startRegistration({ optionsJSON }), optionsJSON.rp.id)
  await call('add_passkey', { passkey_name, response: { ...response, response: { ...response.response } } })
}
