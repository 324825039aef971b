import type { GoodAnswer } from '@takt/contract/ground/answer.ts'
import { callCodes } from '@takt/contract/ground/errors.ts'
import type { AskedSecondStep, SignedOut, SignIn } from '@takt/contract/ground/sign-in.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { useRef, useSyncExternalStore } from 'react'
import { sessionLost, sessionState, setSessionState, subscribeSession } from '../../device/session-store.ts'
import { CallFailure, isAway, readAnswer } from '../call/call.ts'
import { noteServerTime } from '../live/server-clock.ts'
import { forgetKeptAnswers, readKeptAnswers } from '../offline/kept-answers.ts'
import { forgetSession, keepSession, keptSession } from '../offline/kept-session.ts'
import { forgetAnalysis } from '../scrap/analysis-database.ts'
import { currentLanguage } from '../words/language.ts'
import { openBook } from '../words/sentences.ts'
import { noteUse } from './last-use.ts'

const ANSWER_WITHIN_MS = 2_500
let awaySince: number | null = null

export function currentSession(): Session | null {
  return sessionState().session
}

export function useSessionState() {
  return useSyncExternalStore(subscribeSession, sessionState)
}

/** The person a screen was made for. A screen that is on its way out after signing out still has them. */
export function useSession(): Session {
  const { session: now } = useSessionState()
  const last = useRef(now)
  if (now !== null) last.current = now
  const session = now ?? last.current
  if (session === null) throw new Error('useSession was used outside of the signed-in part of the app')
  return session
}

/** Asks the server who we are. An unreachable server leaves a known session as it is and throws. */
export async function loadSession(): Promise<Session | null> {
  try {
    return await enter(await askSession<Session>('GET'))
  } catch (problem) {
    if (!(problem instanceof CallFailure) || problem.status !== 401) throw problem
    const { status } = sessionState()
    if (status === 'in') sessionLost(problem.code === callCodes.idle)
    else if (status !== 'lost') setSessionState({ status: 'out', session: null })
    return null
  }
}

/** Null: signed in. Else the password was right and a second step follows. */
export async function signIn(words: SignIn): Promise<AskedSecondStep | null> {
  const answer = await askSession<Session | AskedSecondStep>('POST', { body: words })
  if ('second_factor' in answer) return answer
  await enter(answer)
  noteUse()
  return null
}

/**
 * Who is there when the page begins. A server that does not answer leaves a terminal to the person who was last there,
 * with what the device has kept; the answer, when it comes, still decides. Throws when nobody was there either.
 */
export async function startSession(): Promise<void> {
  const asked = loadSession().then(
    () => 'known' as const,
    (problem: unknown) => {
      if (problem instanceof CallFailure && !isAway(problem)) throw problem
      return 'away' as const
    },
  )
  const kept = await keptSession()
  const slow = new Promise<'away'>((then) => setTimeout(() => then('away'), ANSWER_WITHIN_MS))
  const answer = kept ? await Promise.race([asked, slow]) : await asked
  if (answer === 'known' || sessionState().status !== 'unknown') return
  if (!kept) throw new CallFailure('', { status: 0, code: -1 })
  setSessionState({ status: 'unknown', session: kept.session })
  await readKeptAnswers().catch(() => undefined)
  if (sessionState().status !== 'unknown') return
  awaySince = kept.at
  setSessionState({ status: 'in', session: kept.session })
}

/** When this session's server was last heard, if the page began without it. */
export function serverAwaySince(): number | null {
  return awaySince
}

/**
 * Ends the session on the server and forgets what it showed; what waits to be sent stays. Answers where the person has to
 * be signed out as well; '' for nowhere.
 */
export async function signOut(): Promise<string> {
  let elsewhere = ''
  try {
    elsewhere = (await askSession<SignedOut | undefined>('DELETE'))?.sign_out_url ?? ''
  } catch (problem) {
    if (!(problem instanceof CallFailure) || problem.status !== 401) throw problem
  }
  const company_id = sessionState().session?.company_id
  const forgetting = [
    forgetKeptAnswers(),
    forgetSession(),
    company_id === undefined ? undefined : forgetAnalysis(company_id),
  ]
  await Promise.all(forgetting).catch(() => undefined)
  setSessionState({ status: 'out', session: null })
  return elsewhere
}

/** What a call answered about the session itself, such as a device sign-in. */
export function changeSession(change: Partial<Session>): void {
  const { status, session } = sessionState()
  if (session) setSessionState({ status, session: { ...session, ...change } })
}

/** Somebody is at the screen. What only loads by itself keeps no session open. */
export async function tellUse(): Promise<void> {
  const response = await fetch('/api/session/use', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'accept-language': currentLanguage(), 'x-takt-token': sessionState().session?.token ?? '' },
  })
  await readAnswer(response).catch((problem: CallFailure) => {
    if (problem.status === 401) sessionLost(problem.code === callCodes.idle)
  })
}

export async function enter(session: Session): Promise<Session> {
  noteServerTime(session.server_time)
  // What is said while the first page opens is said once: without their book a person would read it in another language.
  await openBook(session.language, 'first').catch(() => undefined)
  awaySince = null
  void keepSession(session)
  setSessionState({ status: 'in', session })
  // The network may go again before this page has loaded what the last one had.
  readKeptAnswers().catch(() => undefined)
  return session
}

export async function askSession<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  { path = '', body }: { path?: string; body?: object } = {},
): Promise<Answer> {
  const response = await fetch(`/api/session${path}`, {
    method,
    credentials: 'same-origin',
    headers: {
      // Who we are is asked without a language: the answer then carries the one of the account.
      'accept-language': method === 'GET' ? '*' : currentLanguage(),
      'x-takt-token': sessionState().session?.token ?? '',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = (await readAnswer(response)) as GoodAnswer<Answer>
  return answer.data[0] as Answer
}
