import { ErrorBoundary } from '@takt/ui/error-boundary/ErrorBoundary.tsx'
import { type Lazy, NeedsNewPage } from '@takt/ui/lazy/lazy.tsx'
import { cloneElement, type ReactElement, useState } from 'react'

import { reportError } from '../page-frame/report-error.ts'

interface LazyPopupProps {
  trigger: ReactElement<{ onClick?: () => void }>
  /** Lazily loaded; opens as soon as it is there and keeps the trigger from then on. */
  popup: Lazy<{ trigger: ReactElement }>
}

/** A button whose popup comes with the first press: the first screen does not wait for code that few will use. */
export function LazyPopup({ trigger, popup: Popup }: LazyPopupProps) {
  const [pressed, setPressed] = useState(false)
  const waiting = cloneElement(trigger, { onClick: () => setPressed(true) })
  if (!pressed) return waiting
  return (
    // Code that cannot be fetched, the network being away, leaves the button as it was, and another press tries again.
    <ErrorBoundary
      fallback={({ reset }) => cloneElement(trigger, { onClick: reset })}
      onError={(error) => {
        // Said by nothing but its own button, it would look dead until somebody loads the page.
        if (error instanceof NeedsNewPage) location.reload()
        else reportError(error)
      }}
    >
      <Popup trigger={trigger} whileLoading={waiting} />
    </ErrorBoundary>
  )
}
