import { Component, type ErrorInfo, type ReactNode } from 'react'
import { NeedsNewPage } from '../lazy/lazy.tsx'

export interface ErrorBoundaryProps {
  /** `reset` tries again; where only a new page helps it loads one. */
  fallback: (failure: { error: Error; reset: () => void }) => ReactNode
  /** A change (another route, another machine) gives the children a new chance. */
  resetKey?: string | number | undefined
  onError?: ((error: Error, info: ErrorInfo) => void) | undefined
  children: ReactNode
}

interface State {
  error: Error | null
  resetKey: string | number | undefined
}

/** A class, because React offers no hook that catches what its children throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null
    return { error: null, resetKey: props.resetKey }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  reset = () => {
    if (this.state.error instanceof NeedsNewPage) location.reload()
    else this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : this.props.fallback({ error, reset: this.reset })
  }
}
