import type { Verdict } from '@takt/domain/ground/navigation/visit.ts'
import { ErrorBoundary } from '@takt/ui/error-boundary/ErrorBoundary.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { reportError } from '../../parts/page-frame/report-error.ts'
import { NoAccessPage } from './NoAccessPage.tsx'
import { NoSuchMachine } from './NoSuchMachine.tsx'

/** Around every page: one that throws, or may not be seen, leaves the rest of the screen alone. */
export function PageBoundary({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  const text = useText()
  const path = useLocation({ select: (location) => location.pathname })
  if (verdict.go === 'no-access') return <NoAccessPage missing={verdict.missing} />
  if (verdict.go === 'no-machine') return <NoSuchMachine machine_id={verdict.machine_id} />
  return (
    <ErrorBoundary
      resetKey={path}
      onError={(error) => reportError(error)}
      fallback={({ error, reset }) => (
        <ErrorState
          message={text('shell.page-failed')}
          text={text('shell.page-failed-text')}
          detail={error.message}
          retryLabel={text('shell.retry')}
          onRetry={reset}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
