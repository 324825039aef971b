/** A choice of the person, kept by the server; of a shared terminal, and while nobody is signed in, kept in the browser. */

import { choicesFollow } from '@takt/domain/ground/choices-follow.ts'
import { isLanguage, type Language } from '@takt/domain/ground/languages.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import type { PersonalChoices } from '@takt/domain/ground/personal-choices.ts'
import { type DeviceValue, deviceValue } from '../../device/device-storage.ts'
import { currentSession, sessionState, setSessionState, subscribeSession } from '../../device/session-store.ts'
import { CallFailure, call } from '../call/call.ts'
import { tellFailure } from '../call/failures.ts'
import { keepSession } from '../offline/kept-session.ts'
import { currentLanguage, keepLanguageOnDevice } from '../words/language.ts'

type Chosen = PersonalChoices & { readonly language?: Language | undefined }
type Value<K extends keyof PersonalChoices> = NonNullable<PersonalChoices[K]>

export function personalChoice<K extends keyof PersonalChoices>(
  key: K,
  browser: { readonly name: string; read(stored: unknown): Value<K>; readonly beforeSignIn?: true },
): DeviceValue<Value<K>> {
  const here = deviceValue('user', browser.name, browser.read)
  const lastOnDevice = deviceValue('device', browser.name, browser.read)
  const set = (value: Value<K>) => {
    const session = currentSession()
    if (session && choicesFollow(session)) keepOwn({ [key]: value })
    else here.set(value)
    // While nobody is signed in the browser shows what was last chosen in it.
    if (browser.beforeSignIn) lastOnDevice.set(value)
  }
  return {
    get: () => {
      const session = currentSession()
      // What an older version kept in this browser counts until the person chooses anew.
      return (session && choicesFollow(session) ? session.choices[key] : undefined) ?? here.get()
    },
    set,
    clear: () => set(browser.read(undefined)),
    subscribe: (then) => {
      const stops = [here.subscribe(then), subscribeSession(then)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** After it whoever pressed has gone, and the next one has a language of their own. */
const MEANT_FOR_MS = 10 * 60_000

interface Pressed {
  readonly language: Language
  readonly at: number
}

/**
 * Pressed beside the sign-in form: it is meant by whoever signs in next, and not only for the form. In the browser, because
 * the way over a company's own sign-in leaves the page.
 */
const chosenBeforeSignIn = deviceValue('device', 'language-before-sign-in', (stored): Pressed | null => {
  const { language, at } = (stored ?? {}) as Partial<Pressed>
  return isLanguage(language) && typeof at === 'number' ? { language, at } : null
})

export function chooseLanguage(language: Language): void {
  const session = currentSession()
  if (session && choicesFollow(session)) keepOwn({ language })
  if (!session) chosenBeforeSignIn.set({ language, at: Date.now() })
  keepLanguageOnDevice(language)
}

export function keepLanguageOfSignIn(): void {
  const pressed = chosenBeforeSignIn.get()
  if (pressed === null || !currentSession()) return
  chosenBeforeSignIn.clear()
  const isMeant = Date.now() - pressed.at < MEANT_FOR_MS
  if (isMeant && pressed.language !== currentLanguage()) chooseLanguage(pressed.language)
}

/** What the server has not heard yet. One call at a time: sent side by side, the older of two could be the last to arrive. */
let waiting: Chosen = {}
let onItsWay = false

/** Shown at once. What the server does not take is told of, and what it has is shown again. */
function keepOwn(chosen: Chosen): void {
  const session = currentSession()
  if (!session) return
  waiting = { ...waiting, ...chosen }
  show(chosen)
  if (!onItsWay) void send(session)
}

async function send(session: Session): Promise<void> {
  onItsWay = true
  let known: Chosen = { language: session.language, ...session.choices }
  while (Object.keys(waiting).length > 0 && isStill(session)) {
    const chosen = waiting
    waiting = {}
    try {
      await call('set_own_choices', chosen)
      known = { ...known, ...chosen }
      const now = currentSession()
      if (now && isStill(session)) await keepSession(now)
    } catch (problem) {
      if (!isStill(session)) break
      const refused = (Object.keys(chosen) as (keyof Chosen)[]).map((key) => [key, known[key]])
      show({ ...Object.fromEntries(refused), ...waiting })
      tellFailure(problem instanceof CallFailure ? problem.message : String(problem))
    }
  }
  // What the last person did not get to send is nothing of the next one's.
  waiting = {}
  onItsWay = false
}

function isStill({ company_id, username }: Session): boolean {
  const now = currentSession()
  return now?.company_id === company_id && now.username === username
}

function show({ language, ...choices }: Chosen): void {
  const { status, session } = sessionState()
  if (!session) return
  const next = { ...session, language: language ?? session.language, choices: { ...session.choices, ...choices } }
  setSessionState({ status, session: next })
}
