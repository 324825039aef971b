import { FieldWordsContext } from '@takt/ui/field/field-words.ts'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { NoticeRegion } from '@takt/ui/notice/NoticeRegion.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { onFailure } from './data/call/failures.ts'
import { queryClient } from './data/call/query-client.ts'
import { connectionState, onConnection, onLiveEvent, startLive, stopLive } from './data/live/live.ts'
import { keepForTheNextStart } from './data/offline/keep-for-the-next-start.ts'
import { keepLanguageOfSignIn } from './data/session/personal-choice.ts'
import { loadSession, serverAwaySince, startSession, useSessionState } from './data/session/session.ts'
import { currentLanguage, useLanguage } from './data/words/language.ts'
import { openBook } from './data/words/sentences.ts'
import { say, useText } from './data/words/use-text.ts'
import { useFieldWords } from './parts/form/use-field-words.ts'
import { notices, notify } from './parts/notices.ts'
import { reportError } from './parts/page-frame/report-error.ts'
import { leftFor, tellInstead } from './parts/page-frame/tell-instead.ts'
import { openRouter } from './routes/open-router.ts'
import { to } from './routes/to.ts'
import { BesidePage } from './shell/BesidePage.tsx'
import { PageBoundary } from './shell/no-access/PageBoundary.tsx'
import { obeyAdministrator } from './shell/update/obey-administrator.ts'

onFailure(notify.failure)

/** Shown by a widget of our own dashboards: bars and menus are those of the page around it. */
const isFramed = window.self !== window.top
const framed = () => import('./shell/layouts/FramedLayout.tsx')

const router = openRouter(
  {
    frame: PageBoundary,
    beside: BesidePage,
    failed: ScreenFailed,
    layouts: {
      main: lazy(isFramed ? framed : () => import('./shell/layouts/MainLayout.tsx')),
      'machine-interface': lazy(isFramed ? framed : () => import('./shell/layouts/MachineInterfaceLayout.tsx')),
      isolated: lazy(isFramed ? framed : () => import('./shell/layouts/IsolatedLayout.tsx')),
      dashboard: lazy(isFramed ? framed : () => import('./shell/layouts/DashboardLayout.tsx')),
      devlog: lazy(() => import('./shell/layouts/DevlogLayout.tsx')),
      login: lazy(() => import('./shell/layouts/LoginLayout.tsx')),
    },
  },
  {
    tellInstead,
    // Its words stand in the second book of texts, which a first page may not have opened yet.
    tellChooseLocation: () =>
      void openBook(currentLanguage(), 'later').then(() => notify.info(say('statistics.choose-location'))),
  },
)

router.subscribe('onResolved', ({ toLocation }) => leftFor(toLocation.pathname))

/** A layout that cannot be shown, most often because its code could not be fetched: loading the page again gets it. */
function ScreenFailed({ error }: { error: Error }) {
  const text = useText()
  useEffect(() => reportError(error), [error])
  return (
    <ErrorState
      message={text('shell.page-failed')}
      text={text('shell.page-failed-text')}
      detail={error.message}
      retryLabel={text('shell.retry')}
      onRetry={() => location.reload()}
    />
  )
}

const TRY_AGAIN_MS = 3_000

export function App() {
  const text = useText()
  const language = useLanguage()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <QueryClientProvider client={queryClient}>
      <FieldWordsContext value={useFieldWords()}>
        <Started />
      </FieldWordsContext>
      <NoticeRegion notices={notices} label={text('shell.notices')} closeLabel={text('shell.close')} />
    </QueryClientProvider>
  )
}

/** Nothing is drawn before it is known who is there: no page may flash up for somebody who may not see it. */
function Started() {
  const text = useText()
  const { status } = useSessionState()
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (status !== 'unknown') return
    // Who comes back from their company's own sign-in has pressed a language before.
    const ask = () =>
      startSession()
        .then(keepLanguageOfSignIn)
        .catch(() => setAway(true))
    void ask()
    const again = setInterval(() => void ask(), TRY_AGAIN_MS)
    return () => clearInterval(again)
  }, [status])
  if (status !== 'unknown') return <Running />
  if (!away) return <LoadingState label={text('shell.starting')} />
  return (
    <ErrorState
      message={text('shell.unreachable')}
      retryLabel={text('shell.retry')}
      onRetry={() => void startSession().catch(() => undefined)}
    />
  )
}

function Running() {
  const text = useText()
  const { status, session } = useSessionState()
  const token = status === 'in' ? session?.token : undefined
  useEffect(() => {
    if (token === undefined) return
    startLive(serverAwaySince())
    const ask = () => void loadSession().catch(() => undefined)
    const stops = [
      onLiveEvent('SettingsChanged', ask),
      onLiveEvent('ClientsAsked', ({ what }) => obeyAdministrator(what)),
      onConnection(() => connectionState() === 'live' && serverAwaySince() !== null && ask()),
      keepForTheNextStart(),
    ]
    return () => {
      for (const stop of stops) stop()
      stopLive()
    }
  }, [token])
  const before = useRef(status)
  useEffect(() => {
    const signedOut = status === 'out' && before.current !== 'out'
    before.current = status
    // Who comes without a session is led by the guards, which know what is open to everybody.
    if (signedOut && router.state.location.pathname !== to('login') && router.state.status === 'idle') {
      router.history.push(to('login'))
    }
  }, [status])
  // A router that is drawn while it still loads suspends, and React then shows nothing new for 300 ms.
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    void router.load().finally(() => setOpened(true))
  }, [])
  return opened ? <RouterProvider router={router} /> : <LoadingState label={text('shell.starting')} />
}
